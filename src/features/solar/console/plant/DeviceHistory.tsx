import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import { dateOf } from '../../model/calendar/dayNumber.ts';
import { inverterKwp, type Plant } from '../../model/plant/fleet.ts';
import { BarCell } from '../charts/BarCell.tsx';
import { Panel } from '../frame/Panel.tsx';
import type { DeviceDay } from './deviceDays.ts';

interface Props {
  plant: Plant;
  /** Its part of the address. */
  device: string;
  history: readonly DeviceDay[];
}

/** An inverter's last two weeks beside the mean of its plant. */
export const DeviceHistory = memo(function DeviceHistory({ plant, device, history }: Props) {
  const highest = Math.max(0.1, ...history.flatMap((one) => [one.own, one.mean])) * 1.05;
  return (
    <Panel
      title="Last two weeks"
      note={`Specific yield in kWh/kWp of ${formatNumber(inverterKwp(plant), 1)} kWp; the mark is the mean of the plant.`}
    >
      <table className="console-table">
        <caption className="sr-only">Specific yield by day</caption>
        <thead>
          <tr>
            <th scope="col" className="words">
              Day
            </th>
            <td className="w-1/2" />
            <th scope="col">kWh/kWp</th>
            <th scope="col">To mean</th>
          </tr>
        </thead>
        <tbody>
          {history.map((one) => (
            <tr key={one.day}>
              <th scope="row" className="figures font-normal">
                <a
                  href={consolePath(`${plant.id}/${device}`, {
                    at: `${dateOf(one.day)}T12:00`,
                  })}
                  rel="nofollow"
                  className="underline decoration-line underline-offset-4 hover:text-accent"
                >
                  {dateOf(one.day)}
                </a>
              </th>
              <td>
                <BarCell
                  share={one.own / highest}
                  mark={one.mean / highest}
                  tone={one.own < 0.95 * one.mean ? 'caution' : 'accent'}
                />
              </td>
              <td>{formatNumber(one.own, 2)}</td>
              <td>{`${formatNumber(100 * (one.own / (one.mean || 1) - 1), 1)} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
});
