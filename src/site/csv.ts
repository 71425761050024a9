type Cell = string | number;

/** Figures are rounded to six places: more would only be noise. NaN means there is none. */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(Number(cell.toFixed(6))) : '';
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A table as Excel opens it: UTF-8 with a mark that says so, and line ends of Windows. */
export const csv = (rows: readonly (readonly Cell[])[]) =>
  `\ufeff${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
