import { expect, test } from 'vitest';
import { parseQuantity } from './parseQuantity.ts';

test.each([
  ['4 kV', 4000],
  ['4k', 4000],
  ['4kv', 4000],
  ['4K', 4000],
  ['4 KV', 4000],
  ['4000 volts', 4000],
  ['4000 V', 4000],
  ['4000', 4000],
  ['4,000', 4000],
  ['1,00,000', 100000],
  ['4 000', 4000],
  ["4'000.5", 4000.5],
  ['7,5', 7.5],
  ['7.5 V', 7.5],
  ['.5', 0.5],
  ['500 mV', 0.5],
  ['2.4 MV', 2400000],
])('%s is %d V', (text, volts) => {
  expect(parseQuantity(text, 'V')).toBeCloseTo(volts, 9);
});

test.each(['', 'V', 'four', '4 A', '4 kW', '-4', '1,5,2', '1.2.3', '4 V 5'])(
  '"%s" is no voltage',
  (text) => {
    expect(parseQuantity(text, 'V')).toBeUndefined();
  },
);

test('a unit that looks like a prefix is one', () => {
  expect(parseQuantity('3 m', 'm')).toBe(3);
  expect(parseQuantity('30 mm', 'mm')).toBe(30);
});

test('units may be written out', () => {
  for (const text of ['32 A', '32 amps', '32 Amp', '32 amperes', '0.032 kA'])
    expect(parseQuantity(text, 'A')).toBe(32);
  expect(parseQuantity('32 amps', 'V')).toBeUndefined();
});
