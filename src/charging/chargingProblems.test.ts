import { expect, test } from 'vitest';
import { type ChargingInputs, defaultCharging } from './chargingInputs.ts';
import { chargingProblems } from './chargingProblems.ts';

const fields = (changes: Partial<ChargingInputs>) =>
  chargingProblems({ ...defaultCharging, ...changes }).map(({ field }) => field);
const ac = (volts: number) => ({ charger: { kind: 'ac', amperes: 16, volts } }) as const;

test('a figure may reach its limits, and is named beyond them or when it is none', () => {
  for (const batteryKwh of [1, 1000]) expect(fields({ batteryKwh })).toEqual([]);
  for (const batteryKwh of [0.9, 1001, Number.NaN])
    expect(chargingProblems({ ...defaultCharging, batteryKwh })).toEqual([
      { field: 'batteryKwh', message: 'Battery capacity must be a number from 1 to 1000 kWh.' },
    ]);
});

test('an outlet has 110 to 230 V, and nobody asks for the voltage of the battery there', () => {
  for (const volts of [110, 230]) expect(fields(ac(volts))).toEqual([]);
  for (const volts of [109, 231, Number.NaN]) expect(fields(ac(volts))).toEqual(['volts']);
  expect(fields({ ...ac(230), batteryVolts: Number.NaN })).toEqual([]);
  expect(fields({ batteryVolts: Number.NaN })).toEqual(['batteryVolts']);
});

test.each([
  ['ccs2', 200, 1000],
  ['chademo', 150, 500],
  ['gbt', 200, 1000],
  ['bharat', 48, 100],
] as const)('%s charges batteries of %d to %d V', (connector, min, max) => {
  for (const batteryVolts of [min, max]) expect(fields({ connector, batteryVolts })).toEqual([]);
  if (min > 48) expect(fields({ connector, batteryVolts: min - 1 })).toEqual(['batteryVolts']);
  expect(fields({ connector, batteryVolts: max + 1 })).toContain('batteryVolts');
});

test('the end must be above the start', () => {
  expect(fields({ fromPercent: 79, toPercent: 80 })).toEqual([]);
  expect(fields({ fromPercent: 80, toPercent: 80 })).toEqual(['toPercent']);
});

test.each([
  ['', true],
  ['7:30', true],
  ['07:30', true],
  ['23:59', true],
  ['24:00', false],
  ['07:60', false],
  ['07:300', false],
  ['107:30', false],
  ['soon', false],
])('ready by %j is a time: %s', (readyBy, isTime) => {
  expect(chargingProblems({ ...defaultCharging, readyBy })).toEqual(
    isTime ? [] : [{ field: 'readyBy', message: 'Ready by must be a time such as 07:30.' }],
  );
});
