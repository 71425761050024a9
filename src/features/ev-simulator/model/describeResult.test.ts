import { expect, test } from 'vitest';
import { describeResult, hoursText } from './describeResult.ts';
import { defaultInputs, type SimulatorInputs } from './inputs/simulatorInputs.ts';
import { simulate } from './simulate.ts';

function answer(changes: Partial<SimulatorInputs>) {
  const inputs = { ...defaultInputs, ...changes };
  return describeResult(simulate(inputs), inputs.motorKw);
}

test('a range comes with its consumption and duration', () => {
  expect(answer({})).toEqual({
    heading: 'Range 488 km',
    text: 'The car takes 117 Wh/km and drives for 6 h 6 min until its battery is empty.',
  });
});

test('at 0 km/h there are hours instead of a range', () => {
  const { heading, text } = answer({ speedKmh: 0 });
  expect(heading).toBe('No range: the car stands still');
  expect(text).toContain('0.30 kW');
  expect(text).toContain('190 h');
});

test('an unreachable speed gives the required power and the top speed', () => {
  const { heading, text } = answer({ speedKmh: 200, motorKw: 40 });
  expect(heading).toBe('Speed not reachable');
  expect(text).toMatch(/cannot hold 200 km\/h: the motor gives 40 kW and this takes 86\.4 kW/);
});

test('an unreachable drive gives the second of peak demand', () => {
  const { text } = answer({ mode: 'advanced', drive: 'wltp', motorKw: 20 });
  expect(text).toMatch(/In second \d+, at \d+ km\/h/);
});

test('a descent that charges the battery has its own text', () => {
  const downhill = { mode: 'advanced', drive: 'steady', gradientPercent: -6 } as const;
  expect(answer(downhill).heading).toBe('No range: the battery gains energy');
});

test('invalid input has its own text', () => {
  expect(answer({ batteryKwh: Number.NaN }).heading).toBe('These inputs cannot be simulated');
});

test.each([
  [0.5, '30 min'],
  [6.1, '6 h 6 min'],
  [190, '190 h'],
])('%f hours are %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});
