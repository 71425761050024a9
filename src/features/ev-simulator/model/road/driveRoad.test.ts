import { expect, test } from 'vitest';
import { constantSpeed } from '../constantSpeed.ts';
import type { Knot } from '../cycles/cycle.ts';
import { defaultInputs, firstProfile, type SimulatorInputs } from '../inputs/simulatorInputs.ts';
import { airDensity } from '../physics/ambient.ts';
import { type Scenario, scenarioOf } from '../physics/scenario.ts';
import type { DriveResult, RangeFound } from '../simulationResult.ts';

const scenario = (changes: Partial<SimulatorInputs> = {}): Scenario =>
  scenarioOf({ ...defaultInputs, mode: 'advanced', ...changes });

const hills = (heights: readonly Knot[], changes: Partial<SimulatorInputs> = {}): Scenario => ({
  ...scenario(changes),
  heights,
});

function found(result: DriveResult): RangeFound {
  if (result.kind !== 'range') throw new Error(result.kind);
  return result;
}

const roadOf = (result: DriveResult) => {
  const { road, ...rest } = found(result);
  if (!road) throw new Error('level');
  return { ...road, ...rest };
};

test('a climb at constant speed costs what the formula says', () => {
  const climb = scenario({ road: 'slope', gradientPercent: 6, slopeKm: 10 });
  const { arrivalPercent, upM } = roadOf(constantSpeed(climb, 60));
  const angle = Math.atan(0.06);
  const [v, mass] = [60 / 3.6, 1875];
  const density = airDensity(25, 10_000 * Math.sin(angle) * 0.5);
  const force =
    0.5 * density * 0.28 * 2.32 * v ** 2 +
    mass * 9.81 * (0.009 * Math.cos(angle) + Math.sin(angle));
  const wh = (force * 10_000) / 0.88 / 3600 + 300 / 6;
  expect(upM).toBeCloseTo(10_000 * Math.sin(angle), 6);
  expect(arrivalPercent).toBeCloseTo(100 - wh / 570, 2);
});

test('a slope that lasts as long as the battery is the gradient of the formula', () => {
  const range = found(
    constantSpeed(
      scenario({ batteryKwh: 10, road: 'slope', gradientPercent: 3, slopeKm: 200 }),
      100,
    ),
  );
  const angle = Math.atan(0.03);
  const v = 100 / 3.6;
  // The air gets thinner on the way; the mean height stands for it.
  const density = airDensity(25, (range.rangeKm * 1000 * Math.sin(angle)) / 2);
  const force =
    0.5 * density * 0.28 * 2.32 * v ** 2 +
    1875 * 9.81 * (0.009 * Math.cos(angle) + Math.sin(angle));
  const whPerKm = force / 0.88 / 3.6 + 300 / 100;
  expect(range.road?.arrivalPercent).toBeNull();
  expect(range.rangeKm / (9500 / whPerKm)).toBeCloseTo(1, 3);
  expect(range.trip.at(-1)?.percent).toBeCloseTo(0, 6);
});

test('a battery that starts full cannot be more than full', () => {
  const down: readonly Knot[] = [
    [0, 1000],
    [10, 400],
  ];
  const { refusedKwh, arrivalPercent, trip } = roadOf(constantSpeed(hills(down), 60));
  const force =
    0.5 * airDensity(25, 700) * 0.28 * 2.32 * (60 / 3.6) ** 2 +
    1875 * 9.81 * (0.009 * Math.cos(Math.asin(0.06)) - 0.06);
  const gained = (-force * 10_000 * 0.65) / 3600 - 300 / 6;
  expect(refusedKwh).toBeCloseTo(gained / 1000, 3);
  expect(arrivalPercent).toBeCloseTo(100, 9);
  expect(Math.max(...trip.map(({ percent }) => percent))).toBeLessThanOrEqual(100);
  // With room in the battery the same descent charges it.
  const room = roadOf(constantSpeed(hills(down, { chargeStartPercent: 90 }), 60));
  expect(room.refusedKwh).toBe(0);
  expect(room.arrivalPercent).toBeCloseTo(100 + gained / (570 * 0.9), 2);
});

test('without losses a hill gives back what it took', () => {
  const over: readonly Knot[] = [
    [0, 500],
    [5, 700],
    [10, 500],
  ];
  const ideal = { dragAreaM2: 0, crr: 0, drivetrainEfficiency: 1, regenEfficiency: 1 };
  const { arrivalPercent } = roadOf(constantSpeed({ ...hills(over), ...ideal }, 50));
  expect(arrivalPercent).toBeCloseTo(100 - (300 * 0.2) / 570, 9);
});

test('a motor too weak for the ghat says where', () => {
  const result = constantSpeed(hills(firstProfile, { motorKw: 18 }), 60);
  if (result.kind !== 'unreachable') throw new Error(result.kind);
  expect(result.where).toMatch(/^at kilometre 1[4-7]\.\d$/);
  expect(result.topSpeedKmh).toBeLessThan(60);
});
