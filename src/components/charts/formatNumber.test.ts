import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';

test.each([
  [488.2, 0, '488'],
  [-3.94, 1, '−3.9'],
  [-0.04, 1, '0.0'],
  [9999, 0, '9999'],
  [1234567.8, 1, '1\u202f234\u202f567.8'],
])('%f with %i digits', (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text);
});
