import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import type { Losses } from '../../model/plant/plantDayTypes.ts';
import { BarCell } from '../charts/BarCell.tsx';

interface Props {
  losses: Losses;
  words: ConsoleWords['losses'];
}

const order = [
  'glass',
  'temperature',
  'system',
  'soiling',
  'strings',
  'conversion',
  'clipping',
  'derating',
  'curtailment',
  'downtime',
] as const satisfies readonly (keyof ConsoleWords['losses'])[];

/** The losses as a waterfall: each bar begins where the one above it ends. */
export const LossTable = memo(function LossTable({ losses, words }: Props) {
  const { nominal } = losses;
  let left = nominal;
  const rows = order.map((key) => {
    left -= losses[key];
    return { key, lost: losses[key], left };
  });
  const shareText = (value: number) => `${formatNumber((100 * value) / (nominal || 1), 1)} %`;
  return (
    <table className="console-table">
      <caption className="sr-only">Losses from the light on the modules to the meter</caption>
      <thead>
        <tr>
          <th scope="col" className="words">
            Step
          </th>
          <td className="w-[34%]" />
          <th scope="col">kWh</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className="font-medium">
            Light × rating
          </th>
          <td>
            <BarCell share={1} tone="muted" />
          </td>
          <td>{formatNumber(nominal)}</td>
          <td>{shareText(nominal)}</td>
        </tr>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="font-normal">
              {words[row.key]}
            </th>
            <td>
              <BarCell
                share={row.lost / (nominal || 1)}
                from={row.left / (nominal || 1)}
                tone="caution"
              />
            </td>
            <td>{formatNumber(-row.lost)}</td>
            <td>{shareText(row.lost)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">At the meter</th>
          <td>
            <BarCell share={left / (nominal || 1)} />
          </td>
          <td className="figures">{formatNumber(left)}</td>
          <td className="figures">{shareText(left)}</td>
        </tr>
      </tfoot>
    </table>
  );
});
