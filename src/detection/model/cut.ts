import type { Planes } from './planes.ts';
import type { Window } from './windows.ts';

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
