import { expect, test } from 'vitest';
import { levels } from './levels.ts';

test('a photograph is reduced to what can be searched in a second, then halved', () => {
  const [finest, second, ...rest] = levels(4000, 3000);
  expect((finest?.width ?? 0) * (finest?.height ?? 0)).toBeLessThan(3_010_000);
  expect(second).toEqual({
    width: (finest?.width ?? 0) >> 1,
    height: (finest?.height ?? 0) >> 1,
  });
  expect(rest.at(-1)?.width).toBeLessThanOrEqual(192);
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
