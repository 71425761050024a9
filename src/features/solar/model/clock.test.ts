import { expect, test } from 'vitest';
import { clock } from './clock.ts';

test.each([
  [0, '00:00'],
  [790, '13:10'],
  [-300, 'yesterday, 19:00'],
])('%i is %s', (minute, text) => {
  expect(clock(minute)).toBe(text);
});
