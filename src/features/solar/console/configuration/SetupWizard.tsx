import { useState } from 'react';
import { NumberField } from '../../../../components/ui/NumberField.tsx';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { consolePath } from '../../../../site/paths.ts';
import { Panel } from '../frame/Panel.tsx';
import { useKept } from '../frame/useKept.ts';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { draftFields, draftKeys, draftOf, draftProblem } from './plantDraft.ts';
import { WizardReview } from './WizardReview.tsx';

interface Props {
  steps: ConsoleWords['wizard'];
  note: string;
  moment: ConsoleMoment;
  firstStep: number;
}

/** The setup wizard of the user guide. Everything entered is saved as it is typed. */
export function SetupWizard({ steps, note, moment, firstStep }: Props) {
  const { kept, change } = useKept();
  const [step, setStep] = useState(firstStep);
  const draft = draftOf(kept.draft);
  const keys = draftKeys.filter((key) => draftFields[key].step === step);
  const hasProblem = draftKeys.some(
    (key) => draftFields[key].step <= step && draftProblem(draft, key),
  );
  const current = steps[step];

  function goTo(next: number): void {
    setStep(next);
    history.replaceState(
      history.state,
      '',
      consolePath('configuration', { step: String(next + 1) }),
    );
  }

  return (
    <Panel title="Set up a plant" note={note}>
      <ol className="flex flex-wrap gap-x-1 gap-y-1 text-sm">
        {steps.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              disabled={hasProblem && index > step}
              onClick={() => goTo(index)}
              className="console-button disabled:opacity-60 aria-[current]:border-accent aria-[current]:text-accent"
            >
              {`${index + 1}. ${title}`}
            </button>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-muted">{current?.text}</p>
      {step < steps.length - 1 ? (
        <div className="mt-3 grid max-w-3xl gap-4 sm:grid-cols-2">
          {keys.map((key) => {
            const { label, unit, min, max } = draftFields[key];
            return (
              <NumberField
                key={key}
                label={label}
                unit={unit}
                min={min}
                max={max}
                value={draft[key]}
                onChange={(value) => change({ draft: { ...kept.draft, [key]: value } })}
                problem={draftProblem(draft, key)}
              />
            );
          })}
        </div>
      ) : (
        <WizardReview draft={draft} moment={moment} />
      )}
      <p className="mt-5 flex gap-2 text-sm">
        {step > 0 && (
          <button type="button" className="console-button" onClick={() => goTo(step - 1)}>
            Back
          </button>
        )}
        {step < steps.length - 1 && (
          <button
            type="button"
            className="console-button disabled:opacity-60"
            data-primary
            disabled={hasProblem}
            onClick={() => goTo(step + 1)}
          >
            Next
          </button>
        )}
        <span aria-live="polite" className="self-center text-muted">
          {kept.draft ? 'Saved in this browser' : ''}
        </span>
      </p>
    </Panel>
  );
}
