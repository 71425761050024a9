import { expect, test } from 'vitest';
import { tooManyRequests } from './tooManyRequests.ts';

test.each([
  [1, '1', '1 minute.'],
  [60_000, '60', '1 minute.'],
  [60_001, '61', '2 minutes.'],
  [20 * 60_000, '1200', '20 minutes.'],
])('%d ms are said in words and in Retry-After', (milliseconds, seconds, words) => {
  const { status, detail, headers } = tooManyRequests(milliseconds);
  expect(status).toBe(429);
  expect(headers).toEqual({ 'Retry-After': seconds });
  expect(detail.endsWith(` in ${words}`), detail).toBe(true);
});
