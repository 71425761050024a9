import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import { consolePath } from '../../../../site/paths.ts';
import { dateOf } from '../../model/calendar/dayNumber.ts';
import type { Plant } from '../../model/plant/fleet.ts';
import type { Losses } from '../../model/plant/plantDayTypes.ts';
import { PairedBars } from '../charts/PairedBars.tsx';
import { Panel } from '../frame/Panel.tsx';
import type { ConsoleMoment } from '../frame/useMoment.ts';
import { monthName } from '../reports/monthName.ts';
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

/** A month by the day, measured beside expected. */
export function PlantMonthView({ plant, moment, days, losses }: Props) {
  const name = monthName(dateOf(moment.day).slice(0, 7));
  return (
    <div className="console-columns">
      <div>
        <Panel title={`Energy by day, ${name}`}>
          <PairedBars
            title={`Energy of ${plant.name} by day`}
            unit="kWh"
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
          <table className="console-table">
            <caption className="sr-only">{`${plant.name}, ${name}, by day`}</caption>
            <thead>
              <tr>
                <th scope="col" className="words">
                  Day
                </th>
                <th scope="col">kWh</th>
                <th scope="col">Expected</th>
                <th scope="col">Of expected</th>
                <th scope="col" className="max-sm:hidden">
                  kWh/m²
                </th>
                <th scope="col">PR</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, energy, expected, irradiation, ratio }) => (
                <tr key={day}>
                  <th scope="row" className="font-normal">
                    <a
                      href={consolePath(plant.id, { at: `${dateOf(day)}T12:00` })}
                      rel="nofollow"
                      className="figures underline decoration-line underline-offset-4 hover:text-accent"
                    >
                      {dateOf(day)}
                    </a>
                  </th>
                  <td>{formatNumber(energy)}</td>
                  <td>{formatNumber(expected)}</td>
                  <td>{`${formatNumber((100 * energy) / (expected || 1))} %`}</td>
                  <td className="max-sm:hidden">{formatNumber(irradiation, 2)}</td>
                  <td>{ratio === undefined ? '–' : formatNumber(ratio, 3)}</td>
                </tr>
              ))}
            </tbody>
          </table>
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
