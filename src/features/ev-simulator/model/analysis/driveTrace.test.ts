import { expect, test } from 'vitest';
import { defaultInputs, type SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { simulate } from '../simulate.ts';
import { driveTrace } from './driveTrace.ts';

const advanced: SimulatorInputs = { ...defaultInputs, mode: 'advanced' };

test('a run of a cycle has a point for every second and the energy of the result', () => {
  const trace = driveTrace(advanced);
  expect(trace).toHaveLength(1180);
  const wh = trace.reduce((sum, { batteryKw }) => sum + batteryKw / 3.6, 0);
  const km = trace.at(-1)?.km ?? 0;
  const result = simulate(advanced);
  if (result.kind !== 'range') throw new Error(result.kind);
  expect(wh / km / result.whPerKm).toBeCloseTo(1, 3);
  expect(trace.at(-1)?.charge).toBeCloseTo(100 - wh / 570, 6);
});

test('a road with heights is followed to its end', () => {
  const trace = driveTrace({ ...advanced, road: 'profile', drive: 'steady', speedKmh: 60 });
  expect(trace.at(-1)?.km).toBeCloseTo(120, 6);
  expect(trace.at(-1)?.metres).toBeCloseTo(1350, 6);
  expect(Math.max(...trace.map(({ motorKw }) => motorKw))).toBeGreaterThan(20);
  expect(Math.min(...trace.map(({ motorKw }) => motorKw))).toBeLessThan(0);
});

test('an hour at constant speed, and a cycle between two charges, with the load of the air', () => {
  const hour = driveTrace({ ...defaultInputs, airConditioning: true }).at(-1);
  expect(hour?.kmh).toBe(80);
  expect(hour?.metres).toBe(0);
  expect(hour?.motorKw).toBeCloseTo(9.041, 3);
  expect(hour?.batteryKw).toBeCloseTo(10.841, 3);
  expect(hour?.charge).toBeCloseTo(80.962, 3);
  const charge = { chargeStartPercent: 80, chargeEndPercent: 20 };
  const end = driveTrace({ ...advanced, ...charge, altitudeM: 900, airConditioning: true }).at(-1);
  expect([end?.metres, end?.motorKw]).toEqual([900, 0]);
  expect(end?.charge).toBeCloseTo(77.666, 3);
});

test('a car that stands has no trace', () => {
  expect(driveTrace({ ...defaultInputs, speedKmh: 0 })).toEqual([]);
});
