import { expect, test } from 'vitest';
import { backoff, maxAttempts } from './backoff.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const middle = () => 0.5;

test('the first delays are seconds, then they double from two minutes to six hours', () => {
  const delays = [1, 2, 3, 4, 10, 11, 15].map((attempts) => backoff(attempts, middle));
  const expected = [5 * second, 30 * second, 2 * minute, 4 * minute, 256 * minute];
  expect(delays).toEqual([...expected, 6 * hour, 6 * hour]);
});

test('a mail is tried for about a day and a half', () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, index) => backoff(index + 1, middle));
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  expect(total).toBeGreaterThan(36 * hour);
  expect(total).toBeLessThan(40 * hour);
});

test('jitter spreads mails that failed together by a quarter of the delay either way', () => {
  expect(backoff(1, () => 0)).toBe(3750);
  expect(backoff(1, () => 1)).toBe(6250);
});
