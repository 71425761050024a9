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

test('a road with heights says what it climbs and what is left where it ends', () => {
  const downhill = { mode: 'advanced', drive: 'steady', road: 'slope' } as const;
  const { heading, text } = answer({ ...downhill, gradientPercent: -6 });
  expect(heading).toMatch(/^Range \d+ km$/);
  expect(text).toContain('climbs 0 m and falls 599 m in 10.0 km; there the charge is 100 %');
  expect(text).toMatch(/battery was full on the way: \d\.\d\d kWh went into the brakes/);
  expect(answer({ ...downhill, gradientPercent: 6 }).text).not.toContain('brakes');
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
