import { expect, test } from 'vitest';
import { chargingFromSearch } from './chargingFromSearch.ts';
import { defaultCharging } from './chargingInputs.ts';

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
