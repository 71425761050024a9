import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { consolePath } from '../../../../site/paths.ts';
import { dateOf } from '../../model/calendar/indianTime.ts';
import type { Plant } from '../../model/plant/fleet.ts';
import type { Losses } from '../../model/plant/plantDayTypes.ts';
import { PairedBars } from '../charts/PairedBars.tsx';
import { type Column, ConsoleTable } from '../frame/ConsoleTable.tsx';
import { monthName } from '../frame/consoleTexts.ts';
import { Panel } from '../frame/Panel.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { LossTable } from './LossTable.tsx';
import type { MonthDay } from './monthDays.ts';

interface Props {
  plant: Plant;
  moment: ConsoleMoment;
  days: readonly MonthDay[];
  losses: ConsoleWords['losses'];
}

function addLosses(days: readonly MonthDay[]): Losses {
  const [first, ...rest] = days.map(({ losses }) => losses);
  const sum = { ...first } as Losses;
  for (const losses of rest)
    for (const key of Object.keys(losses) as (keyof Losses)[]) sum[key] += losses[key];
  return sum;
}

const columns: readonly Column<MonthDay>[] = [
  { head: 'kWh', cell: ({ energy }) => formatNumber(energy) },
  { head: 'Expected', cell: ({ expected }) => formatNumber(expected) },
  {
    head: 'Of expected',
    cell: ({ energy, expected }) => `${formatNumber((100 * energy) / (expected || 1))} %`,
  },
  {
    head: 'kWh/m²',
    className: 'max-sm:hidden',
    cell: ({ irradiation }) => formatNumber(irradiation, 2),
  },
  { head: 'PR', cell: ({ ratio }) => (ratio === undefined ? '–' : formatNumber(ratio, 3)) },
];

/** A month by the day, measured beside expected. */
export function PlantMonthView({ plant, moment, days, losses }: Props) {
  const name = monthName(dateOf(moment.day).slice(0, 7));
  return (
    <div className="console-columns">
      <div>
        <Panel title={`Energy by day, ${name}`}>
          <PairedBars
            title={`Energy of ${plant.name} by day`}
            first="Measured"
            second="Expected"
            bars={days.map(({ day, energy, expected }) => ({
              label: String(Number(dateOf(day).slice(8))),
              value: energy,
              other: expected,
            }))}
          />
        </Panel>
        <Panel title="The days in figures">
          <ConsoleTable
            caption={`${plant.name}, ${name}, by day`}
            columns={[
              {
                head: 'Day',
                cell: ({ day }) => (
                  <a
                    href={consolePath(plant.id, { at: `${dateOf(day)}T12:00` })}
                    rel="nofollow"
                    className="figures underline decoration-line underline-offset-4 hover:text-accent"
                  >
                    {dateOf(day)}
                  </a>
                ),
              },
              ...columns,
            ]}
            rows={days}
            keyOf={({ day }) => day}
          />
        </Panel>
      </div>
      <div>
        <Panel title="Where the energy went" note={name}>
          {days.length > 0 && <LossTable losses={addLosses(days)} words={losses} />}
        </Panel>
      </div>
    </div>
  );
}
