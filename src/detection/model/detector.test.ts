import { expect, test } from 'vitest';
import { tensor } from './detector.ts';

const picture = {
  width: 3,
  height: 1,
  data: Uint8ClampedArray.from([9, 0, 0, 0, 255, 10, 0, 255, 0, 0, 200, 51]),
};

test('a tile is three planes around grey, filled up to what the strides need', () => {
  const { pixels, width, height } = tensor(picture, { left: 1, top: 0, width: 1, height: 1 });
  expect([width, height, pixels.length]).toEqual([32, 32, 3 * 32 * 32]);
  expect([pixels[0], pixels[1024], pixels[2048]]).toEqual([127.5, -117.5, -127.5]);
  expect(pixels[1]).toBe(0);
});

test('what is transparent shows white', () => {
  const { pixels } = tensor(picture, { left: 0, top: 0, width: 3, height: 1 });
  expect([pixels[0], pixels[1024], pixels[2048]]).toEqual([127.5, 127.5, 127.5]);
  expect(pixels[2]).toBeCloseTo(0.8 * 255 - 127.5, 3);
  expect(pixels[2048 + 2]).toBeCloseTo(0.2 * 200 + 0.8 * 255 - 127.5, 3);
});
