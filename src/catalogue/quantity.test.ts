import { expect, test } from 'vitest';
import { levelText, quantity } from './quantity.ts';

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

test.each([
  [{ mode: 'contact', value: 4000, unit: 'V' }, '4 kV contact'],
  [{ mode: 'line to earth, 1 MHz', value: 2500, unit: 'V' }, '2.5 kV line to earth, 1 MHz'],
  [{ mode: '5 or 100 kHz', value: 2000, unit: 'V' }, '2 kV, 5 or 100 kHz'],
  [{ mode: 'negative, 500 pulses', value: 150, unit: 'V' }, '−150 V, 500 pulses'],
  [{ mode: 'positive', value: 37, unit: 'V' }, '+37 V'],
  [{ mode: 'both polarities', value: 30, unit: 'V' }, '±30 V'],
  [{ mode: 'screen to earth', value: 500, unit: 'V' }, '500 V screen to earth'],
  [{ mode: 'continuous', value: 30, unit: 'A/m' }, '30 A/m, continuous'],
  [{ mode: '0 % for 1 cycle', unit: 'V' }, '0 % for 1 cycle'],
] as const)('%j is written %s', (level, words) => {
  expect(levelText(level)).toBe(words);
});
