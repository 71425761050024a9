import { expect, test } from 'vitest';
import { knotsFromText, knotsText } from '../cycles/drawnCycle.ts';
import { inputProblems } from './inputProblems.ts';
import { numberFields, numberKeys } from './numberFields.ts';
import { defaultInputs, type SimulatorInputs } from './simulatorInputs.ts';

const advanced: SimulatorInputs = { ...defaultInputs, mode: 'advanced' };
const messages = (inputs: SimulatorInputs) =>
  inputProblems(inputs).map(({ field, message }) => `${field}: ${message}`);
const fields = (given: Partial<SimulatorInputs>) =>
  inputProblems({ ...advanced, ...given }).map(({ field }) => field);

test('every figure may reach its limits and is named beyond them', () => {
  for (const key of numberKeys.filter((name) => !name.startsWith('charge'))) {
    const { min, max } = numberFields[key];
    for (const value of [min, max]) expect(fields({ [key]: value }), key).toEqual([]);
    for (const value of [min - 1e-6, max + 1e-6, Number.NaN])
      expect(fields({ [key]: value }), key).toEqual([key]);
  }
});

test('the message says which numbers are possible, with the unit where there is one', () => {
  expect(messages({ ...advanced, weightKg: 0 })).toEqual([
    'weightKg: Vehicle weight must be a number from 100 to 20000 kg.',
  ]);
  expect(messages({ ...advanced, cd: 0 })).toEqual([
    'cd: Drag coefficient must be a number from 0.1 to 1.5.',
  ]);
});

test('in basic mode only what is shown there is looked at', () => {
  const wrong = { cd: 0, chargeEndPercent: 100, road: 'profile', profile: [], points: [] } as const;
  expect(inputProblems({ ...defaultInputs, ...wrong, drive: 'drawn' })).toEqual([]);
  expect(inputProblems({ ...defaultInputs, speedKmh: -1 })).toHaveLength(1);
});

test('the charge at the end is below the one at the start', () => {
  expect(fields({ chargeStartPercent: 50, chargeEndPercent: 49 })).toEqual([]);
  expect(fields({ chargeStartPercent: 50, chargeEndPercent: 50 })).toEqual(['chargeEndPercent']);
});

test('a slope climbs 6000 m at most', () => {
  const slope = { road: 'slope', gradientPercent: 6 } as const;
  expect(fields({ ...slope, slopeKm: 100 })).toEqual([]);
  expect(messages({ ...advanced, ...slope, slopeKm: 101 })).toEqual([
    'slopeKm: This slope climbs or falls 6060 m: no road does more than 6000 m. Shorten it.',
  ]);
  expect(fields({ ...slope, gradientPercent: -6, slopeKm: 101 })).toEqual(['slopeKm']);
  expect(fields({ ...slope, road: 'level', slopeKm: 101 })).toEqual([]);
});

test('a drawing and a profile are looked at where they are used', () => {
  expect(fields({ drive: 'drawn', points: [] })).toEqual(['points']);
  expect(fields({ drive: 'steady', points: [] })).toEqual([]);
  expect(fields({ road: 'profile', profile: [] })).toEqual(['profile']);
  expect(fields({ road: 'level', profile: [] })).toEqual([]);
});

test.each([
  [
    '0-0_15-40',
    [
      [0, 0],
      [15, 40],
    ],
  ],
  [
    ' 0-560 12.5--3.5 ',
    [
      [0, 560],
      [12.5, -3.5],
    ],
  ],
  [
    '1-2;3-4',
    [
      [1, 2],
      [3, 4],
    ],
  ],
])('%j is a list of points', (text, points) => expect(knotsFromText(text)).toEqual(points));

test.each(['', '1', '1-2_x', 'x1-2', '1-2x', '-1-2', '1.-2', '1-2.'])('%j is none', (text) => {
  expect(knotsFromText(text)).toBeUndefined();
});

test('sixty points are read, and written as they are read', () => {
  const text = (count: number) =>
    Array.from({ length: count }, (_, at) => `${at}-${-at}`).join('_');
  expect(knotsText(knotsFromText(text(60)) ?? [])).toBe(text(60));
  expect(knotsFromText(text(61))).toBeUndefined();
});
