import { expect, test } from 'vitest';
import { engineering } from './figureTexts.ts';

test.each([
  [0, 'A', '0 A'],
  [999.6, 'V', '1.00 kV'],
  [4000, 'V', '4.00 kV'],
  [0.0264, 'J', '26.4 mJ'],
  [8.17e-10, 's', '817 ps'],
  [-12.34, 'A', '−12.3 A'],
])('%d %s is shown as %s', (value, unit, text) => {
  expect(engineering(value, unit)).toBe(text);
});

test('a step of a scale has one digit', () => {
  expect(engineering(500, 'A', 1)).toBe('500 A');
});
