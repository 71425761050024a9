import { expect, test } from 'vitest';
import { longDate, rupees, shortDate } from './formats.ts';

test('dates name the month in words', () => {
  expect(longDate('2026-03-04')).toBe('4 March 2026');
  expect(shortDate('2026-11-16')).toBe('16 Nov');
});

test('rupees are grouped in lakh', () => {
  expect(rupees(62000)).toBe('₹62,000');
  expect(rupees(744000)).toBe('₹7,44,000');
});
