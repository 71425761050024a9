import { expect, test } from 'vitest';
import { defaultInputs, type SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { simulate } from '../simulate.ts';
import { chargingStops } from './chargingStops.ts';

function trip(changes: Partial<SimulatorInputs>) {
  const inputs = { ...defaultInputs, ...changes };
  const result = simulate(inputs);
  if (result.kind !== 'range') throw new Error(result.kind);
  return chargingStops(inputs, result);
}

test('a trip within the range needs no stop', () => {
  const { stops, arrivalPercent, endless } = trip({ tripKm: 244.1 });
  expect(stops).toEqual([]);
  expect(arrivalPercent).toBeCloseTo(50, 1);
  expect(endless).toBe(false);
});

test('600 km take one stop, charged for what is left to drive', () => {
  const { stops, drivingHours, chargingHours, arrivalPercent } = trip({});
  expect(stops).toHaveLength(1);
  // 90 % of 488.2 km, then the remaining 160.6 km take 32.9 %.
  expect(stops[0]?.km).toBeCloseTo(439.4, 1);
  expect(stops[0]).toMatchObject({ fromPercent: 10 });
  expect(stops[0]?.toPercent).toBeCloseTo(42.9, 1);
  expect(arrivalPercent).toBeCloseTo(10, 6);
  expect(drivingHours).toBe(7.5);
  // 57 kWh × 32.9 % at 100 kW × 92 %.
  expect(chargingHours).toBeCloseTo((57 * 0.329) / 92, 3);
});

test('long trips charge up to the limit at every stop but the last', () => {
  const { stops } = trip({ tripKm: 1500 });
  expect(stops.slice(0, -1).map(({ toPercent }) => toPercent)).toEqual([80, 80, 80]);
});

test('a limit at the reserve gives no trip', () => {
  expect(trip({ tripKm: 900, stopToPercent: 10 }).endless).toBe(true);
});
