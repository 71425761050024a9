import { expect, test } from 'vitest';
import { standardCycles } from './cycles/standardCycles.ts';
import { driveCycle } from './driveCycle.ts';
import { defaultInputs } from './inputs/simulatorInputs.ts';
import { scenarioOf } from './physics/scenario.ts';

const scenario = scenarioOf({ ...defaultInputs, mode: 'advanced' });

function drive(cycle: keyof typeof standardCycles, changes: Partial<typeof scenario> = {}) {
  const result = driveCycle({ ...scenario, ...changes }, standardCycles[cycle]);
  if (result.kind !== 'range') throw new Error(result.kind);
  return result;
}

// Published totals for the two Indian cycles and for the official WLTC 3b trace.
test.each([
  ['idc', 0, 115, 495, 0.01],
  ['idc', 1500, 183, 311, 0.01],
  ['idc', 4000, 297, 192, 0.01],
  ['midc', 0, 118, 482, 0.01],
  ['midc', 1500, 164, 347, 0.01],
  ['midc', 4000, 241, 236, 0.01],
  ['wltp', 0, 147, 388, 0.05],
  ['wltp', 1500, 179, 318, 0.05],
  ['wltp', 4000, 233, 245, 0.05],
] as const)('%s with %i W of climate takes %i Wh/km', (cycle, hvacW, whPerKm, rangeKm, within) => {
  const result = drive(cycle, { hvacW });
  expect(Math.abs(result.whPerKm / whPerKm - 1)).toBeLessThan(within);
  expect(Math.abs(result.rangeKm / rangeKm - 1)).toBeLessThan(within);
});

test.each(['idc', 'midc', 'wltp'] as const)('%s: the trip empties the battery', (cycle) => {
  const { trip, rangeKm, hours } = drive(cycle);
  expect(trip.at(0)).toEqual({ km: 0, hours: 0, percent: 100 });
  expect(trip.at(-1)?.percent).toBeCloseTo(0, 1);
  expect((trip.at(-1)?.km ?? 0) / rangeKm).toBeCloseTo(1, 1);
  expect((trip.at(-1)?.hours ?? 0) / hours).toBeCloseTo(1, 1);
  trip.forEach((point, index) => {
    expect(point.km).toBeGreaterThanOrEqual(trip[index - 1]?.km ?? 0);
  });
});

test('a battery smaller than one cycle empties within the first', () => {
  const { trip } = drive('wltp', { usableWh: 900 });
  expect(trip.at(-1)?.percent).toBeLessThan(1);
  expect(trip.at(-1)?.km).toBeLessThan(23.3);
});

test('for a motor too weak for the cycle the required power is given', () => {
  const weak = driveCycle({ ...scenario, motorW: 20_000 }, standardCycles.wltp);
  if (weak.kind !== 'unreachable') throw new Error(weak.kind);
  const { neededMotorKw, where, topSpeedKmh } = weak;
  expect(Number(/^in second (\d+)$/.exec(where ?? '')?.[1])).toBeGreaterThan(1477);
  expect(topSpeedKmh).toBeLessThan(131.3);
  const enough = { ...scenario, motorW: neededMotorKw * 1000 + 1 };
  expect(driveCycle(enough, standardCycles.wltp).kind).toBe('range');
});

test('a drive that never moves counts as standing', () => {
  const parked = { name: '', note: '', speedsKmh: [0, 0, 0] };
  expect(driveCycle(scenario, parked)).toEqual({ kind: 'standing', loadKw: 0.3, hours: 190 });
});
