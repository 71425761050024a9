import { expect, test } from 'vitest';
import { clockText } from './clockText.ts';

test.each([
  [0, '00:00'],
  [790, '13:10'],
  [-300, 'yesterday, 19:00'],
])('%i is %s', (minute, text) => {
  expect(clockText(minute)).toBe(text);
});
