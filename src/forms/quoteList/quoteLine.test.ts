import { expect, test } from 'vitest';
import { lineLimits, mergeLines, newLine } from './quoteLine.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => newLine(`p-${from + index}`));

test('adds at the end, and leaves what is listed as it is', () => {
  const list = [{ ...newLine('p-1'), quantity: 4 }];
  const { lines: merged, added, left } = mergeLines(list, lines(0, 3));
  expect(merged.map(({ slug, quantity }) => [slug, quantity])).toEqual([
    ['p-1', 4],
    ['p-0', 1],
    ['p-2', 1],
  ]);
  expect([added, left]).toEqual([2, 0]);
});

test('counts a product that is named twice once', () => {
  expect(mergeLines([], [newLine('a'), newLine('a')])).toMatchObject({ added: 1, left: 0 });
});

test('says how many found no room', () => {
  const merged = mergeLines(lines(0, 48), lines(40, 60));
  expect(merged.lines).toHaveLength(lineLimits.lines);
  expect(merged).toMatchObject({ added: 2, left: 10 });
});
