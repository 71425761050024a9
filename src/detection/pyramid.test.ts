import { expect, test } from 'vitest';
import { inMemory, type Picture } from './picture.ts';
import { finestLevel, nearestLevel, pyramid } from './pyramid.ts';
import { reduce } from './resize.ts';

function speckled(width: number, height: number): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at++) data[at] = (at * 7919 + (at >> 5) * 31) % 256;
  return { width, height, data };
}

test('a picture that is read in strips is reduced like one that is read at once', () => {
  const picture = speckled(83, 701);
  for (const [width, height] of [
    [41, 350],
    [30, 250],
  ] as const)
    expect(finestLevel(inMemory(picture), { width, height })).toEqual(
      reduce(picture, width, height),
    );
});

test('pixels that begin at an odd place in memory are read all the same', () => {
  const { width, height, data } = speckled(20, 16);
  const shifted = new Uint8ClampedArray(data.length + 1).subarray(1);
  shifted.set(data);
  expect(reduce({ width, height, data: shifted }, 10, 8)).toEqual(
    reduce({ width, height, data }, 10, 8),
  );
});

test('a mark is looked at in the smallest size that shows enough of it, never an enlarged one', () => {
  const sizes = pyramid(inMemory(speckled(800, 600)));
  expect(sizes.levels[0]?.width).toBe(1600);
  expect(nearestLevel(sizes, 1)).toBe(sizes.source);
  expect(nearestLevel(sizes, 0.6)).toBe(sizes.source);
  expect(nearestLevel(sizes, 0.4).width).toBe(400);
  expect(nearestLevel(sizes, 0.01).width).toBe(sizes.levels.at(-1)?.width);
});
