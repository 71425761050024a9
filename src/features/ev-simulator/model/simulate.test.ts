import { expect, test } from 'vitest';
import { defaultInputs } from './inputs/simulatorInputs.ts';
import { simulate } from './simulate.ts';

test('invalid input is reported field by field', () => {
  const result = simulate({ ...defaultInputs, batteryKwh: Number.NaN, weightKg: -5, cd: 0 });
  expect(result).toEqual({
    kind: 'invalid',
    problems: [
      { field: 'batteryKwh', message: 'Battery capacity must be a number from 1 to 1000 kWh.' },
      { field: 'weightKg', message: 'Vehicle weight must be a number from 100 to 20000 kg.' },
    ],
  });
});

test('an invalid drawing is reported at its field', () => {
  const inputs = { ...defaultInputs, mode: 'advanced', drive: 'drawn' } as const;
  const result = simulate({
    ...inputs,
    points: [
      [0, 0],
      [1, 150],
      [90, 0],
    ],
  });
  expect(result).toMatchObject({ kind: 'invalid', problems: [{ field: 'points' }] });
  expect(simulate(inputs).kind).toBe('range');
});
