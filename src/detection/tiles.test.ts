import { expect, test } from 'vitest';
import { tiles } from './tiles.ts';

test('a small level is one tile', () => {
  expect(tiles({ width: 600, height: 300 })).toEqual([
    { left: 0, top: 0, width: 600, height: 300 },
  ]);
});

test('tiles cover a level to its edges, and neighbours overlap by more than a mark', () => {
  const level = { width: 2309, height: 1732 };
  const found = tiles(level);
  expect(Math.max(...found.map(({ left, width }) => left + width))).toBe(level.width);
  expect(Math.max(...found.map(({ top, height }) => top + height))).toBe(level.height);
  expect(
    Math.max(...found.map(({ width, height }) => Math.max(width, height))),
  ).toBeLessThanOrEqual(1088);
  const starts = [...new Set(found.map(({ left }) => left))].sort((a, b) => a - b);
  for (const [at, start] of starts.entries()) {
    const next = starts[at + 1];
    if (next !== undefined)
      expect(start + (found[0]?.width ?? 0) - next).toBeGreaterThanOrEqual(95);
  }
});
