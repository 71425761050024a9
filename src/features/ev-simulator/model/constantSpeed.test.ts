import { expect, test } from 'vitest';
import { constantSpeed } from './constantSpeed.ts';
import { defaultInputs, type SimulatorInputs } from './inputs/simulatorInputs.ts';
import { scenarioOf } from './physics/scenario.ts';

const scenario = (changes: Partial<SimulatorInputs> = {}) =>
  scenarioOf({ ...defaultInputs, ...changes });

test.each([
  [20, 1.42, 71.1, 802, 390],
  [40, 3.0, 75.0, 760, 507],
  [50, 4.1, 82.0, 695, 509],
  [60, 5.49, 91.5, 623, 489],
  [80, 9.34, 116.8, 488, 421],
  [100, 15.02, 150.2, 379, 345],
  [120, 22.98, 191.5, 298, 279],
  [160, 47.57, 297.3, 192, 186],
  [200, 86.74, 433.7, 131, 129],
])('at %i km/h the default car takes %f kW', (speed, kw, whPerKm, rangeOff, rangeOn) => {
  const off = constantSpeed(scenario(), speed);
  const on = constantSpeed(scenario({ airConditioning: true }), speed);
  if (off.kind !== 'range' || on.kind !== 'range') throw new Error('no range');
  expect(off.averageKw / kw).toBeCloseTo(1, 2);
  expect(off.whPerKm / whPerKm).toBeCloseTo(1, 2);
  expect(off.rangeKm / rangeOff).toBeCloseTo(1, 2);
  expect(on.rangeKm / rangeOn).toBeCloseTo(1, 2);
});

test('a standing car gets its load and how long the battery lasts', () => {
  expect(constantSpeed(scenario(), 0)).toEqual({ kind: 'standing', loadKw: 0.3, hours: 190 });
});

test('for an unreachable speed the top speed is given', () => {
  const result = constantSpeed(scenario({ motorKw: 40 }), 200);
  if (result.kind !== 'unreachable') throw new Error(result.kind);
  expect(result.neededMotorKw).toBeCloseTo(86.4, 1);
  expect(result.topSpeedKmh).toBeLessThan(200);
  const below = Math.floor(result.topSpeedKmh);
  expect(constantSpeed(scenario({ motorKw: 40 }), below).kind).toBe('range');
  expect(constantSpeed(scenario({ motorKw: 40 }), below + 1).kind).toBe('unreachable');
});

test('a cold day costs range through capacity, air density and heating', () => {
  const range = (changes: Partial<SimulatorInputs>) => {
    const result = constantSpeed(scenario({ mode: 'advanced', ...changes }), 80);
    return result.kind === 'range' ? result.rangeKm : 0;
  };
  const mild = range({ temperatureC: 24 });
  const cold = range({ temperatureC: -7 });
  const heated = range({ temperatureC: -7, airConditioning: true, heater: 'resistive' });
  // A road test of five cars found 12 % and 41 % less; those were city drives, so more heating.
  expect(cold / mild).toBeGreaterThan(0.8);
  expect(cold / mild).toBeLessThan(0.92);
  expect(heated / mild).toBeGreaterThan(0.5);
  expect(heated / mild).toBeLessThan(0.7);
});
