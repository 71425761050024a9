export type Table = readonly (readonly [x: number, y: number])[];

/** Straight lines between the rows of a table sorted by x; the outer lines go on beyond its ends. */
export function interpolate(table: Table, x: number): number {
  const after = table.findIndex(([rowX]) => rowX >= x);
  const index = after === -1 ? table.length - 1 : Math.max(after, 1);
  const [x0, y0] = table[index - 1] ?? [0, 0];
  const [x1, y1] = table[index] ?? [1, y0];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
