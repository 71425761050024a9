import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputsToSearch } from './caseFromSearch.ts';
import { inputsFromSearch } from './inputsFromSearch.ts';
import { defaultInputs, type SimulatorInputs } from './simulatorInputs.ts';

const read = (query: string) => inputsFromSearch(new URLSearchParams(query));

test('the default inputs give an empty query', () => {
  expect(inputsToSearch(defaultInputs).toString()).toBe('');
  expect(read('')).toEqual({ inputs: defaultInputs, notes: [], typed: {} });
});

test('the query stays readable', () => {
  const inputs: SimulatorInputs = {
    ...defaultInputs,
    mode: 'advanced',
    speedKmh: 120,
    gradientPercent: -1.5,
    road: 'slope',
    airConditioning: true,
    drive: 'drawn',
    points: [
      [0, 0],
      [20, 50.5],
      [40, 0],
    ],
  };
  const query =
    'mode=advanced&speed=120&gradient=-1.5&ac=on&drive=drawn&road=slope&points=0-0_20-50.5_40-0';
  expect(inputsToSearch(inputs).toString()).toBe(query);
  expect(read(query)).toEqual({ inputs, notes: [], typed: {} });
  // Links from before roads had a kind.
  expect(read(query.replace('&road=slope', '')).inputs.road).toBe('slope');
});

test('values out of range are clamped and noted', () => {
  const { inputs, notes } = read('battery=-4&speed=999');
  expect(inputs).toMatchObject({ batteryKwh: 1, speedKmh: 200 });
  expect(notes).toEqual([
    'Battery capacity cannot be “-4”: 1 kWh is used instead.',
    'Average speed cannot be “999”: 200 km/h is used instead.',
  ]);
});

test('invalid values are replaced by the default and noted', () => {
  const { inputs, notes } = read('weight=heavy&drive=moon&points=1-2_x&motor=&cd=1e-1&other=1');
  expect(inputs).toEqual(defaultInputs);
  expect(notes).toHaveLength(5);
});

test('a speed between two steps of the slider is rounded and noted', () => {
  const { inputs, notes } = read('speed=80.6');
  expect(inputs.speedKmh).toBe(81);
  expect(notes).toHaveLength(1);
});

test('a form sent without JavaScript keeps what was typed', () => {
  const { inputs, notes, typed } = read('run=1&battery=7,5&weight=heavy&speed=999');
  expect(inputs).toMatchObject({ batteryKwh: 7.5, speedKmh: 999 });
  expect(inputs.weightKg).toBeNaN();
  expect(typed).toMatchObject({ batteryKwh: '7,5', weightKg: 'heavy', speedKmh: '999' });
  expect(notes).toEqual([]);
});

test('any query can be parsed', () => {
  const names = fc.constantFrom(
    'battery',
    'speed',
    'cd',
    'mode',
    'ac',
    'drive',
    'road',
    'gradient',
    'profile',
    'points',
    'x',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
      const { inputs } = inputsFromSearch(new URLSearchParams(pairs));
      const again = inputsFromSearch(inputsToSearch(inputs));
      expect(again).toEqual({ inputs, notes: [], typed: {} });
    }),
  );
});
