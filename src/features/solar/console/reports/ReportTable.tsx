import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import type { ReportRow } from './reportRows.ts';

interface Props {
  caption: string;
  rows: readonly ReportRow[];
  total: ReportRow;
  /** What a row is. */
  of: 'Day' | 'Plant';
}

const columns = [
  { head: 'kWh', cell: (row: ReportRow) => formatNumber(row.energy), hidden: '' },
  {
    head: 'Expected',
    cell: (row: ReportRow) => formatNumber(row.expected),
    hidden: 'max-md:hidden',
  },
  {
    head: 'kWh/m²',
    cell: (row: ReportRow) => formatNumber(row.irradiation, 2),
    hidden: 'max-lg:hidden',
  },
  {
    head: 'kWh/kWp',
    cell: (row: ReportRow) => formatNumber(row.finalYield, 2),
    hidden: 'max-sm:hidden',
  },
  { head: 'PR', cell: (row: ReportRow) => ratioText(row.ratio), hidden: '' },
  { head: 'PR25', cell: (row: ReportRow) => ratioText(row.corrected), hidden: '' },
  {
    head: 'Available %',
    cell: (row: ReportRow) => formatNumber(row.availability, 1),
    hidden: 'max-md:hidden',
  },
  {
    head: 'Dust %',
    cell: (row: ReportRow) => formatNumber(row.soiling, 1),
    hidden: 'max-md:hidden',
  },
] as const;

function ratioText(ratio: number | undefined): string {
  return ratio === undefined ? '–' : formatNumber(ratio, 3);
}

/** Days or plants with their figures, and the sum below. */
export function ReportTable({ caption, rows, total, of }: Props) {
  return (
    <table className="console-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="words">
            {of}
          </th>
          {columns.map(({ head, hidden }) => (
            <th key={head} scope="col" className={hidden}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={`font-normal ${of === 'Day' ? 'figures' : ''}`}>
              {row.name}
            </th>
            {columns.map(({ head, cell, hidden }) => (
              <td key={head} className={hidden}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.name}</th>
          {columns.map(({ head, cell, hidden }) => (
            <td key={head} className={`figures ${hidden}`}>
              {cell(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
