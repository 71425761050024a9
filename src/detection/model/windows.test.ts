import { expect, test } from 'vitest';
import { cut, type Planes, paste, type Window, windows } from './windows.ts';

function gateOpenAt(columns: number, rows: number, cells: readonly [number, number][]): Planes {
  const values = new Float32Array(columns * rows).fill(-1);
  for (const [x, y] of cells) values[y * columns + x] = 1;
  return { values, planes: 1, columns, rows };
}

const keeps = ({ kept }: Window, x: number, y: number) =>
  x >= kept.left && x < kept.right && y >= kept.top && y < kept.bottom;

test('every cell that passes the gate is kept by a window inside the features', () => {
  const open: [number, number][] = [
    [0, 0],
    [1, 0],
    [39, 0],
    [17, 12],
    [18, 13],
    [20, 15],
    [0, 29],
    [39, 29],
  ];
  const found = windows(gateOpenAt(40, 30, open));
  for (const [x, y] of open) expect(found.some((window) => keeps(window, x, y))).toBe(true);
  for (const { left, top, columns, rows } of found) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + columns).toBeLessThanOrEqual(40);
    expect(top + rows).toBeLessThanOrEqual(30);
  }
  expect(new Set(found.map(({ columns, rows }) => `${columns} × ${rows}`)).size).toBe(1);
});

test('the filters of a window reach a cell beyond what it keeps, except at the edges', () => {
  const [{ left, top, columns, rows, kept }] = windows(gateOpenAt(40, 30, [[17, 12]])) as [Window];
  expect([kept.left - left, kept.top - top]).toEqual([1, 1]);
  expect([left + columns - kept.right, top + rows - kept.bottom]).toEqual([1, 1]);
});

test('nothing passes a closed gate, and one window holds what is open nearly everywhere or small', () => {
  expect(windows(gateOpenAt(40, 30, []))).toEqual([]);
  const all = Array.from({ length: 1200 }, (_, at): [number, number] => [at % 40, at % 30]);
  expect(windows(gateOpenAt(40, 30, all))).toHaveLength(1);
  expect(windows(gateOpenAt(3, 2, [[2, 1]]))).toMatchObject([{ columns: 3, rows: 2 }]);
});

test('what is cut out is pasted where it was', () => {
  const [columns, rows, planes] = [40, 30, 3];
  const values = Float32Array.from({ length: planes * columns * rows * 4 }, (_, at) => at + 1);
  const features = { values, planes, columns: columns * 2, rows: rows * 2 };
  const [first, ...others] = windows(
    gateOpenAt(columns, rows, [
      [0, 0],
      [39, 29],
      [20, 10],
    ]),
  );
  if (!first) throw new Error('There is no window.');
  const chosen = [first, ...others] as const;
  const parts = { planes, columns: first.columns * 2, rows: first.rows * 2 };
  const pasted = paste({ ...parts, values: cut(features, chosen, 2) }, chosen, features, 2);
  for (const [at, value] of pasted.entries()) {
    const x = (at % (columns * 2)) >> 1;
    const y = (Math.floor(at / (columns * 2)) % (rows * 2)) >> 1;
    expect(value).toBe(chosen.some((window) => keeps(window, x, y)) ? values[at] : 0);
  }
});
