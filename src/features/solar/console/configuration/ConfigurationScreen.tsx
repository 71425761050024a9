import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { consolePath } from '../../../../site/paths.ts';
import { acKw, fleet, type Plant } from '../../model/plant/fleet.ts';
import { ConsoleFrame } from '../frame/ConsoleFrame.tsx';
import { type Column, ConsoleTable } from '../frame/ConsoleTable.tsx';
import { may } from '../frame/may.ts';
import { Panel } from '../frame/Panel.tsx';
import { useKept } from '../frame/useKept.ts';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { People } from './People.tsx';
import { SetupWizard } from './SetupWizard.tsx';

const columns: readonly Column<Plant>[] = [
  {
    head: 'Plant',
    cell: ({ id, name }) => (
      <a
        href={consolePath(id)}
        className="underline decoration-line underline-offset-4 hover:text-accent"
      >
        {name}
      </a>
    ),
  },
  {
    head: 'Site',
    className: 'max-md:hidden',
    cell: ({ site }) => `${site.latitude.toFixed(2)}° N ${site.longitude.toFixed(2)}° E`,
  },
  { head: 'Height m', className: 'max-lg:hidden', cell: ({ site }) => site.height },
  {
    head: 'Tilt, azimuth',
    className: 'max-sm:hidden',
    cell: ({ plane }) => `${plane.tilt}°, ${plane.azimuth}°`,
  },
  { head: 'kWp', cell: ({ dcKwp }) => formatNumber(dcKwp) },
  { head: 'kW AC', cell: (plant) => formatNumber(acKw(plant)) },
  {
    head: 'Inverters × strings',
    className: 'max-sm:hidden',
    cell: ({ inverters, stringsEach }) => `${inverters} × ${stringsEach}`,
  },
  {
    head: 'Washed every',
    className: 'max-lg:hidden',
    cell: ({ washEvery }) => `${washEvery} days`,
  },
];

/** What the twelve plants consist of. */
function PlantSettings() {
  return (
    <Panel title="Plants" note="Sites, planes and equipment that the simulation computes with.">
      <ConsoleTable
        caption="Settings of the plants"
        naming="font-medium"
        columns={columns}
        rows={fleet}
        keyOf={({ id }) => id}
      />
    </Panel>
  );
}

interface Props {
  words: Pick<
    ConsoleWords,
    'name' | 'simulation' | 'simulationText' | 'night' | 'roles' | 'kept' | 'wizard'
  >;
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
