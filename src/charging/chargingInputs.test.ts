import { expect, test } from 'vitest';
import {
  type ChargingInputs,
  chargingFromSearch,
  chargingProblems,
  defaultCharging,
} from './chargingInputs.ts';

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

const read = (query: string) => chargingFromSearch(new URLSearchParams(query));

test('an address without a question gives the default charge', () => {
  expect(read('')).toEqual({ inputs: defaultCharging, typed: {} });
});

test('the form is read as it was typed', () => {
  const { inputs, typed } = read(
    'run=1&charger=ac-32&volts=220+V&battery=40,5&from=10&to=100&limit=7,2&ready=07:30',
  );
  expect(inputs).toMatchObject({
    charger: { kind: 'ac', amperes: 32, volts: 220 },
    batteryKwh: 40.5,
    fromPercent: 10,
    toPercent: 100,
    carLimitKw: 7.2,
    taper: false,
    readyBy: '07:30',
  });
  expect(typed).toMatchObject({ batteryKwh: '40,5', volts: '220 V' });
});

test('an AC charger starts from an on-board charger, not from the DC limit', () => {
  expect(read('charger=ac-16').inputs.carLimitKw).toBe(11);
});

test('what cannot be read is no number and keeps its text', () => {
  const { inputs, typed } = read('battery=large&charger=moon&connector=x');
  expect(inputs.batteryKwh).toBeNaN();
  expect(typed.batteryKwh).toBe('large');
  expect(inputs.charger).toEqual(defaultCharging.charger);
  expect(inputs.connector).toBe('ccs2');
});

test('the connector is the one chosen, and a ticked box stays ticked', () => {
  expect(read('run=1&connector=gbt&taper=on').inputs).toMatchObject({
    connector: 'gbt',
    taper: true,
  });
  expect(read('run=1&connector=chademo').inputs).toMatchObject({
    connector: 'chademo',
    taper: false,
  });
});

test('a time may have spaces around it, and a voltage that is not sent is not typed', () => {
  expect(read('ready=+07:30+').inputs.readyBy).toBe('07:30');
  const { inputs, typed } = read('charger=ac-16');
  expect(inputs.charger).toEqual({ kind: 'ac', amperes: 16, volts: 230 });
  expect('volts' in typed).toBe(false);
});
