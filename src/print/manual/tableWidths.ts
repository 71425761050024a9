import type { Run } from './readBlocks.ts';

const lengthOf = (cell: readonly Run[]) =>
  cell.reduce((length, { text }) => length + text.length, 0);

/** Column widths in proportion to the longest cell, within limits. */
export const tableWidths = (rows: readonly (readonly Run[])[][]): number[] =>
  (rows[0] ?? []).map((_, column) =>
    Math.min(Math.max(...rows.map((row) => lengthOf(row[column] ?? [])), 8), 48),
  );
