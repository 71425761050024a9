import { expect, test } from 'vitest';
import { inMemory, type Picture } from '../../detection/picture.ts';
import { readHalf } from '../../detection/pyramid.ts';
import { halfTogether } from './halfTogether.ts';

const [width, height] = [4001, 3003];
const data = new Uint8ClampedArray(width * height * 4);
for (let y = 0; y < height; y++) data.fill(y % 251, y * width * 4, (y + 1) * width * 4);
const source = inMemory({ width, height, data });

test('two workers that read half the rows each both get the whole', async () => {
  const upper = Promise.withResolvers<Uint8ClampedArray>();
  const lower = Promise.withResolvers<Uint8ClampedArray>();
  const [first, second] = await Promise.all([
    halfTogether(source, { worker: 0, of: 2, give: upper.resolve, taken: lower.promise }),
    halfTogether(source, { worker: 1, of: 2, give: lower.resolve, taken: upper.promise }),
  ]);
  // Compared as a whole: value by value takes seconds.
  const bytes = (picture?: Picture) => Buffer.from(picture?.data ?? []);
  const whole = bytes(readHalf(source));
  expect(whole.equals(bytes(first))).toBe(true);
  expect(whole.equals(bytes(second))).toBe(true);
});

test('one worker alone waits for nobody', async () => {
  const taken = new Promise<never>(() => undefined);
  const give = () => expect.unreachable();
  expect(await halfTogether(source, { worker: 0, of: 1, give, taken })).toBeUndefined();
});
