import Check from 'lucide-react/icons/check';
import { checklistLength, joiners, onboardingSteps } from '../model/sampleCompany.ts';
import { Panel, Screen } from './Screen.tsx';

export function OnboardingScreen() {
  const { name, position, done } = joiners[0];
  return (
    <Screen title="Onboarding" signedIn="HR officer">
      <Panel title={`${name}, ${position}`} note={`${done} of ${checklistLength} steps done`}>
        <ol className="grid gap-x-8 sm:grid-cols-2">
          {onboardingSteps.map(({ step, owner }, index) => (
            <li
              key={step}
              className="grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-2 border-t border-line py-1.5"
            >
              <span
                className={`grid size-5 place-items-center self-center rounded border ${index < done ? 'border-accent bg-accent text-on-accent' : 'border-edge'}`}
              >
                {index < done && <Check role="img" aria-label="done" className="size-4" />}
              </span>
              {step}
              <span className="text-sm text-muted">{owner}</span>
            </li>
          ))}
        </ol>
      </Panel>
    </Screen>
  );
}
