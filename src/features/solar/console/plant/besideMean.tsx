import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { BarCell } from '../charts/BarCell.tsx';
import type { Column } from '../frame/ConsoleTable.tsx';

interface Yields {
  /** In kWh/kWp, the unit that makes inverters comparable. */
  readonly own: number;
  readonly mean: number;
}

/** The columns that compare an inverter with the mean of its plant: a bar, and both as figures. */
export const besideMean = (highest: number, width: string): readonly Column<Yields>[] => [
  {
    className: width,
    cell: ({ own, mean }) => (
      <BarCell
        share={own / highest}
        mark={mean / highest}
        tone={own < 0.95 * mean ? 'caution' : 'accent'}
      />
    ),
  },
  { head: 'kWh/kWp', cell: ({ own }) => formatNumber(own, 2) },
  {
    head: 'To mean',
    cell: ({ own, mean }) => (mean > 0 ? `${formatNumber(100 * (own / mean - 1), 1)} %` : '–'),
  },
];
