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

/** What a network makes: planes of values, row by row, of one picture or of several parts of one. */
export interface Planes {
  values: Float32Array;
  planes: number;
  rows: number;
  columns: number;
}

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

/** The features in windows of one size, one window after the other. `scale` is cells per window's cell. */
export function cut(
  { values, planes, columns, rows }: Planes,
  windows: readonly [Window, ...Window[]],
  scale: number,
): Float32Array {
  const wide = windows[0].columns * scale;
  const high = windows[0].rows * scale;
  const out = new Float32Array(windows.length * planes * high * wide);
  let target = 0;
  for (const { left, top } of windows)
    for (let plane = 0; plane < planes; plane++)
      for (let y = 0; y < high; y++) {
        const from = (plane * rows + top * scale + y) * columns + left * scale;
        // Rows are short: one by one is quicker than to have them copied.
        for (let x = 0; x < wide; x++) out[target++] = values[from + x] as number;
      }
  return out;
}

/** Puts the maps of windows where they belong. Everywhere else there is nothing: 0. */
export function paste(
  { values, planes, columns, rows }: Planes,
  windows: readonly Window[],
  whole: { columns: number; rows: number },
  scale: number,
): Float32Array {
  const out = new Float32Array(planes * whole.rows * whole.columns);
  for (const [number, { left, top, kept }] of windows.entries())
    for (let plane = 0; plane < planes; plane++)
      for (let y = kept.top * scale; y < kept.bottom * scale; y++) {
        const from = ((number * planes + plane) * rows + y - top * scale) * columns - left * scale;
        const to = (plane * whole.rows + y) * whole.columns;
        for (let x = kept.left * scale; x < kept.right * scale; x++)
          out[to + x] = values[from + x] as number;
      }
  return out;
}
