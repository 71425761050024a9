import type { Planes } from './planes.ts';

/** A part of the features, in cells of 8 px. */
export interface Window {
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** The cells whose maps it gives; the others are there for the filters at its edges. */
  kept: { left: number; top: number; right: number; bottom: number };
}

const side = 4;
/** How far the filters of the network's second part reach. */
const reach = 1;

const within = (start: number, size: number, all: number) =>
  Math.max(0, Math.min(start, all - size));

/** The window that gives the cells from a corner on. All windows of a picture have one size. */
function windowAt(x: number, y: number, { columns, rows }: Planes): Window {
  const wide = Math.min(columns, side + 2 * reach);
  const high = Math.min(rows, side + 2 * reach);
  return {
    // Inside the features: at a tile's edge the filters must meet the same edge as without windows.
    left: within(x - reach, wide, columns),
    top: within(y - reach, high, rows),
    columns: wide,
    rows: high,
    kept: { left: x, top: y, right: Math.min(columns, x + side), bottom: Math.min(rows, y + side) },
  };
}

/** Windows for all cells that the gate lets through, or one for everything where that is less. */
export function windows(gate: Planes): Window[] {
  const { values, columns, rows } = gate;
  const covered = new Uint8Array(columns * rows);
  const found: Window[] = [];
  let cells = 0;
  for (let at = 0; at < columns * rows; at++) {
    if ((values[at] as number) <= 0 || covered[at]) continue;
    const x = at % columns;
    const window = windowAt(Math.max(0, x - (side >> 1) + 1), (at - x) / columns, gate);
    const { left, top, right, bottom } = window.kept;
    for (let y = top; y < bottom; y++) covered.fill(1, y * columns + left, y * columns + right);
    found.push(window);
    cells += window.columns * window.rows;
  }
  if (cells < columns * rows) return found;
  const kept = { left: 0, top: 0, right: columns, bottom: rows };
  return [{ left: 0, top: 0, columns, rows, kept }];
}
