import { expect, test } from 'vitest';
import { valueAt } from './useReadout.ts';

const line = [
  [0, 10],
  [4, 30],
  [5, 0],
] as const;

test.each([
  ['at a point', 4, 30],
  ['between two', 1, 15],
  ['at the first', 0, 10],
  ['at the last', 5, 0],
  ['before the line', -1, undefined],
  ['after it', 5.1, undefined],
])('%s', (_name, x, value) => {
  expect(valueAt(line, x)).toBe(value);
});
