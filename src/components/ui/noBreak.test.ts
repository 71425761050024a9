import { expect, test } from 'vitest';
import { noBreakParts } from './noBreak.tsx';

const unbroken = (text: string) =>
  noBreakParts(text).flatMap((part) => (part.noBreak ? [part.text] : []));

test.each([
  ['rise 5 ns ± 30 %, width 50 ns', ['5 ns', '± 30 %', '50 ns']],
  ['Surge up to 5 kV / 2.5 kA', ['to 5 kV / 2.5 kA']],
  ['0.2–5 kV, 1.2/50–8/20 µs', ['0.2–5 kV', '1.2/50–8/20 µs']],
  ['start angle 0–360°, classes 2 and 3', ['0–360°']],
  ['IEC 61000-4-5 and GR-1089-CORE', ['IEC 61000-4-5', 'GR-1089-CORE']],
  ['split into 2 × 90 kW', ['2 × 90 kW']],
  ['ISO/TR 10605', ['ISO/TR 10605']],
  ['CWG 20-10, HVD-C 1200 and a coil of 1 m × 1 m', ['CWG 20-10', 'HVD-C 1200', '1 m × 1 m']],
  ['MULTI-CE7 with a three-phase network', ['MULTI-CE7']],
  ['−3.9 dBsm at 9.4 GHz, 60 kWh', ['−3.9 dBsm', '9.4 GHz', '60 kWh']],
  ['in the box 5 volts apart', []],
])('%s', (text, parts) => {
  expect(unbroken(text)).toEqual(parts);
  expect(
    noBreakParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
