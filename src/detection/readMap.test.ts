import { expect, test } from 'vitest';
import { brands } from './logo.ts';
import { readMap } from './readMap.ts';

const [columns, rows] = [20, 10];
const plane = columns * rows;
const level = { width: 200, height: 40 };

/** A map with peaks at the given cells: brand, column, row, confidence; every edge is 16 px away. */
function mapWith(peaks: readonly [number, number, number, number][]) {
  const values = new Float32Array((brands.length + 4) * plane);
  values.fill(16, brands.length * plane);
  for (const [brand, x, y, confidence] of peaks)
    values[brand * plane + y * columns + x] = confidence;
  return { values, columns, rows };
}

test('a peak becomes a box around the middle of its cell', () => {
  const tile = { left: 40, top: 20, width: 80, height: 40 };
  expect(readMap(mapWith([[2, 10, 5, 0.9]]), { ...tile }, { width: 120, height: 60 })).toEqual([
    { brand: 2, confidence: expect.closeTo(0.9), left: 66, top: 26, right: 98, bottom: 58 },
  ]);
});

test('of neighbouring cells only the highest counts, and little is nothing', () => {
  const map = mapWith([
    [0, 8, 5, 0.5],
    [0, 9, 5, 0.8],
    [0, 15, 5, 0.05],
  ]);
  const found = readMap(map, { left: 0, top: 0, width: 80, height: 40 }, { width: 80, height: 40 });
  expect(found.map(({ confidence }) => confidence)).toEqual([expect.closeTo(0.8)]);
});

test('a box that an inner edge of the tile cuts is left to the next tile', () => {
  const map = mapWith([[0, 3, 5, 0.9]]);
  const tile = { left: 100, top: 0, width: 80, height: 40 };
  expect(readMap(map, tile, level)).toEqual([]);
  expect(readMap(map, { ...tile, left: 0 }, level)).toHaveLength(1);
});
