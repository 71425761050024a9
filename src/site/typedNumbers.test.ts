import { expect, test } from 'vitest';
import { parseQuantity, typedNumber } from './typedNumbers.ts';

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

const kwh = { unit: 'kWh', min: 1, max: 1000 };
const celsius = { unit: '°C', min: -20, max: 50 };
const crr = { unit: '', min: 0.003, max: 0.05 };

test.each([
  ['7,5', kwh, 7.5],
  ['7.5', kwh, 7.5],
  [' 60 kWh ', kwh, 60],
  ['60kwh', kwh, 60],
  ['1 000', kwh, 1000],
  ['1,800 kg', { unit: 'kg', min: 100, max: 20_000 }, 1800],
  ['80 km/h', { unit: 'km/h', min: 0, max: 200 }, 80],
  ['0.3 kW', { unit: 'W', min: 10, max: 10_000 }, 300],
  ['-10', celsius, -10],
  ['−10 °C', celsius, -10],
  ['35 %', { unit: '%', min: 0, max: 100 }, 35],
  ['₹ 8.50', { unit: '₹/kWh', min: 0, max: 100 }, 8.5],
  ['Rs. 8', { unit: '₹/kWh', min: 0, max: 100 }, 8],
  ['0,009', crr, 0.009],
  ['24,125 GHz', { unit: 'GHz', min: 0.1, max: 300 }, 24.125],
])('"%s" is read', (text, field, value) => {
  expect(typedNumber(text, field)).toBeCloseTo(value, 9);
});

test('a number out of range stays what was typed, so that the field can say so', () => {
  expect(typedNumber('2,500', kwh)).toBe(2.5);
  expect(typedNumber('2500', kwh)).toBe(2500);
  expect(typedNumber('-4', kwh)).toBe(-4);
});

test.each(['', '  ', 'large', '60 kg', '1e3', '1.2.3', '--5', '6 0 kWh extra'])(
  '"%s" is no number',
  (text) => {
    expect(typedNumber(text, kwh)).toBeNaN();
  },
);
