import { expect, test } from 'vitest';
import { pathData } from './pathData.ts';

test('writes relative steps in as few characters as it can', () => {
  expect(
    pathData([
      [10, 20],
      [10.5, 19.8],
      [11, 19.3],
      [15, 19.3],
      [15, 25],
    ]),
  ).toBe('m10 20 .5-.2 .5-.5h4v5.7');
});

test('only a leading zero is left out', () => {
  expect(
    pathData([
      [0, 0],
      [10.5, -0.5],
      [20.6, 20],
    ]),
  ).toBe('m0 0 10.5-.5 10.1 20.5');
});

test('rounding errors do not accumulate', () => {
  const points = Array.from({ length: 100 }, (_, i) => [i / 3, i / 7] as const);
  const numbers = pathData(points).match(/-?\d*\.?\d+/g) ?? [];
  const x = numbers.filter((_, i) => i % 2 === 0).reduce((sum, n) => sum + Number(n), 0);
  expect(x).toBeCloseTo(33, 1);
});

test('leaves out steps that are too small to see', () => {
  expect(
    pathData([
      [0, 0],
      [0.01, 0.01],
      [1, 0],
    ]),
  ).toBe('m0 0h1');
});
