import { csv } from '../../../site/csv.ts';
import type { ComparedGroup } from './compareRows.ts';

/** The comparison as a spreadsheet: group, row, differs, then a column for each product. */
export function comparisonCsv(names: readonly string[], groups: readonly ComparedGroup[]): string {
  const rows = groups.flatMap(({ title, rows: compared }) =>
    compared.map(({ label, values, differs }) => [
      title,
      label,
      differs ? 'yes' : 'no',
      ...values.map((value) => value ?? ''),
    ]),
  );
  return csv([['Group', 'Figure', 'Differs', ...names], ...rows]);
}
