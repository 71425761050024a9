import { expect, test } from 'vitest';
import { enlarge, reduce } from './resize.ts';

const grey = (width: number, height: number, value: (x: number, y: number) => number) => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : value((at >> 2) % width, Math.floor((at >> 2) / width)),
  ),
});

test('each pixel of a reduced picture is the mean of those it covers', () => {
  const { data } = reduce(
    grey(6, 3, (x) => (x % 2 === 0 ? 0 : 200)),
    3,
    1,
  );
  expect([...data]).toEqual([100, 100, 100, 255, 100, 100, 100, 255, 100, 100, 100, 255]);
});

test('halving gives what the general case would', () => {
  const picture = grey(8, 6, (x, y) => (x * 31 + y * 17) % 256);
  const halved = reduce(picture, 4, 3);
  const mean = (x: number, y: number) =>
    [0, 1, 8, 9].reduce((sum, step) => sum + (picture.data[(y * 16 + x * 2 + step) * 4] ?? 0), 0) /
    4;
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 4; x++)
      expect(Math.abs((halved.data[(y * 4 + x) * 4] ?? 0) - mean(x, y))).toBeLessThanOrEqual(0.5);
});

test('a plain picture stays plain, whatever its new size', () => {
  for (const made of [
    reduce(
      grey(70, 50, () => 77),
      23,
      17,
    ),
    enlarge(
      grey(7, 5, () => 77),
      14,
      9,
    ),
  ])
    expect(new Set(made.data)).toEqual(new Set([77, 255]));
});
