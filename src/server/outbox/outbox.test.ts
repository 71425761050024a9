import { expect, test } from 'vitest';
import { backoff } from './outbox.ts';

test('delays double from a minute to six hours', () => {
  const middle = () => 0.5;
  expect([1, 2, 3, 9, 15].map((attempts) => backoff(attempts, middle) / 60_000)).toEqual([
    1, 2, 4, 256, 360,
  ]);
});

test('jitter spreads mails that failed together by a quarter of the delay either way', () => {
  expect(backoff(1, () => 0)).toBe(45_000);
  expect(backoff(1, () => 1)).toBe(75_000);
});
