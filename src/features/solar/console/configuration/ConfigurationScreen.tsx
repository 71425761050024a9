import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { ConsoleFrame } from '../frame/ConsoleFrame.tsx';
import { may } from '../frame/may.ts';
import { useKept } from '../frame/useKept.ts';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { People } from './People.tsx';
import { PlantSettings } from './PlantSettings.tsx';
import { SetupWizard } from './SetupWizard.tsx';

interface Props {
  words: Pick<ConsoleWords, 'name' | 'simulation' | 'simulationText' | 'roles' | 'kept' | 'wizard'>;
  moment: ConsoleMoment;
  /** The wizard's step, from 0. */
  step: number;
}

/** What the plants consist of; for engineers the wizard, for administrators the people. */
export function ConfigurationScreen({ words, moment, step }: Props) {
  const { kept } = useKept();
  return (
    <ConsoleFrame
      words={words}
      screen="configuration"
      title="Configuration"
      moment={moment}
      dated={false}
    >
      <div className="mt-4 grid gap-4">
        {may(kept.role, 'configure') ? (
          <SetupWizard steps={words.wizard} note={words.kept} moment={moment} firstStep={step} />
        ) : (
          <p className="console-panel">
            Setting up a plant needs the role of an engineer, managing people that of an
            administrator. Switch the role at the top to try them.
          </p>
        )}
        {may(kept.role, 'managePeople') && <People roles={words.roles} />}
        <PlantSettings />
      </div>
    </ConsoleFrame>
  );
}
