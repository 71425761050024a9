import { type ComponentProps, memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ConsoleWords } from '../../../../content/schemas/solar/solarConsole.ts';
import type { Losses } from '../../model/plant/plantDayTypes.ts';
import { BarCell } from '../charts/BarCell.tsx';
import { type Column, ConsoleTable } from '../frame/ConsoleTable.tsx';

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

interface LossRow extends ComponentProps<typeof BarCell> {
  step: string;
  kwh: number;
}

const columns: readonly Column<LossRow>[] = [
  { head: 'Step', cell: ({ step }) => step },
  { className: 'w-[34%]', cell: ({ step, kwh, ...bar }) => <BarCell {...bar} /> },
  { head: 'kWh', cell: ({ kwh }) => formatNumber(kwh) },
  { head: 'Share', cell: ({ share }) => `${formatNumber(100 * share, 1)} %` },
];

/** The losses as a waterfall: each bar begins where the one above it ends. */
export const LossTable = memo(function LossTable({ losses, words }: Props) {
  const { nominal } = losses;
  const shareOf = (value: number) => value / (nominal || 1);
  let left = nominal;
  const rows = order.map((key) => {
    left -= losses[key];
    const lost = losses[key];
    const bar = { share: shareOf(lost), from: shareOf(left), tone: 'caution' } as const;
    return { step: words[key], kwh: -lost, ...bar };
  });
  return (
    <ConsoleTable<LossRow>
      caption="Losses from the light on the modules to the meter"
      columns={columns}
      rows={[
        { step: 'Light × rating', kwh: nominal, share: shareOf(nominal), tone: 'muted' },
        ...rows,
      ]}
      keyOf={({ step }) => step}
      total={{ step: 'At the meter', kwh: left, share: shareOf(left) }}
    />
  );
});
