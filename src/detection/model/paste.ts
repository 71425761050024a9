import type { Planes } from './planes.ts';
import type { Window } from './windows.ts';

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
