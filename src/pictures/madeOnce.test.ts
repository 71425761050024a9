import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { madeOnce } from './madeOnce.ts';

test('makes the same parts once, and other parts anew', async () => {
  let times = 0;
  const draw = async () => {
    times += 1;
    return Buffer.from(`drawing ${times}`);
  };
  const own = randomUUID();
  const text = async (...parts: string[]) =>
    Buffer.from(await madeOnce([own, ...parts], draw)).toString();
  expect(await text('a', 'bc')).toBe('drawing 1');
  expect(await text('a', 'bc')).toBe('drawing 1');
  expect(await text('ab', 'c')).toBe('drawing 2');
});
