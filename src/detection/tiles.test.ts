import { expect, test } from 'vitest';
import { levels, tiles } from './tiles.ts';

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

test('a photograph is reduced to what can be searched in a second, then halved', () => {
  const [finest, second, ...rest] = levels(4000, 3000);
  expect((finest?.width ?? 0) * (finest?.height ?? 0)).toBeLessThan(3_010_000);
  expect(second).toEqual({
    width: (finest?.width ?? 0) >> 1,
    height: (finest?.height ?? 0) >> 1,
  });
  expect(rest.at(-1)?.width).toBeLessThanOrEqual(192);
});

test('however a picture is cut, it is searched in few tiles', () => {
  const sizes = [
    [25_000_000, 1],
    [12_000, 240],
    [12_000, 2000],
    [5000, 5000],
    [1, 40_000],
    [100, 100],
  ] as const;
  for (const [width, height] of sizes)
    expect(levels(width, height).flatMap(tiles).length).toBeLessThan(40);
});

test('a small picture is enlarged, at most twice', () => {
  expect(levels(640, 432)[0]).toEqual({ width: 1280, height: 864 });
});

test('a picture of one pixel, or one that is a line, has a level', () => {
  expect(levels(1, 1)).toEqual([{ width: 2, height: 2 }]);
  for (const { width, height } of levels(20_000, 3)) {
    expect(width).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(0);
  }
});
