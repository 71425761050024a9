import { expect, test } from 'vitest';
import { quantity } from './quantity.ts';

test.each([
  [4000, 'V', '4 kV'],
  [2160000, 'V', '2160 kV'],
  [37.5, 'A', '37.5 A'],
  [0.005, 'A', '5 mA'],
  [337.5, 'J', '337.5 J'],
  [240000, 'J', '240 kJ'],
  [1000, 'A/m', '1000 A/m'],
])('%d %s is written %s', (value, unit, text) => {
  expect(quantity(value, unit)).toBe(text);
});
