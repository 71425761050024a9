import type { ComparedGroup } from './compareRows.ts';

/** A quote protects separators; a leading sign would be a formula in a spreadsheet. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

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
  const head = ['Group', 'Figure', 'Differs', ...names];
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  // The mark tells spreadsheets that this is UTF-8.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
