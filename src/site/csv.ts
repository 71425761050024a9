/** Text is guarded against formulas; a number is written as it is, and NaN means there is none. */
export type Cell = string | number;

/** Tells Excel that a file is UTF-8. Without it "°C" and "m²" are read in the machine's code page. */
const byteOrderMark = '\uFEFF';

/**
 * Spreadsheets evaluate what looks like a formula. Some also read the fullwidth and small signs of
 * East Asian keyboards and the minus of typesetters, and pass over characters that nobody sees.
 */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r\n]/u;

/** Below zero, with its unit: nothing in it can be evaluated. */
const negativeQuantity = /^[-−]\d+(?:\.\d+)?(?: [°%µΩ\p{L}]+)?$/u;

function guarded(text: string): string {
  // An apostrophe marks a cell as text.
  return formula.test(text) && !negativeQuantity.test(text) ? `'${text}` : text;
}

/** Figures are rounded to six places: more would only be noise. */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(Number(cell.toFixed(6))) : '';
  const text = guarded(cell.replaceAll('\0', ''));
  return /[",\t\r\n]|^['−-]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly Cell[]) => `${cells.map(cellText).join(',')}\r\n`;

/** A table as Excel opens it. */
export const csv = (rows: readonly (readonly Cell[])[]) =>
  byteOrderMark + rows.map(csvLine).join('');

/** The same for tables too long for memory: the header, and then lines as they are read. */
export async function* csvStream(
  header: readonly string[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield csv([header]);
  for await (const rows of parts) yield rows.map(csvLine).join('');
}
