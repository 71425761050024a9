import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { type Column, ConsoleTable } from '../frame/ConsoleTable.tsx';
import { ratioText } from '../frame/ratioText.ts';
import type { ReportRow } from './reportRows.ts';

interface Props {
  caption: string;
  rows: readonly ReportRow[];
  total: ReportRow;
  /** What a row is. */
  of: 'Day' | 'Plant';
}

const columns: readonly Column<ReportRow>[] = [
  { head: 'kWh', cell: ({ energy }) => formatNumber(energy) },
  { head: 'Expected', className: 'max-md:hidden', cell: ({ expected }) => formatNumber(expected) },
  {
    head: 'kWh/m²',
    className: 'max-lg:hidden',
    cell: ({ irradiation }) => formatNumber(irradiation, 2),
  },
  {
    head: 'kWh/kWp',
    className: 'max-sm:hidden',
    cell: ({ finalYield }) => formatNumber(finalYield, 2),
  },
  { head: 'PR', cell: ({ ratio }) => ratioText(ratio) },
  { head: 'PR25', cell: ({ corrected }) => ratioText(corrected) },
  {
    head: 'Available %',
    className: 'max-md:hidden',
    cell: ({ availability }) => formatNumber(availability, 1),
  },
  { head: 'Dust %', className: 'max-md:hidden', cell: ({ soiling }) => formatNumber(soiling, 1) },
];

/** Days or plants with their figures, and the sum below. */
export function ReportTable({ caption, rows, total, of }: Props) {
  return (
    <ConsoleTable
      caption={caption}
      naming={of === 'Day' ? 'figures font-normal' : 'font-normal'}
      columns={[{ head: of, cell: ({ name }) => name }, ...columns]}
      rows={rows}
      keyOf={({ name }) => name}
      total={total}
    />
  );
}
