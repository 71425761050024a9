import { expect, test } from 'vitest';
import { constantSpeed } from '../constantSpeed.ts';
import type { Knot } from '../cycles/cycle.ts';
import { midc } from '../cycles/indianCycles.ts';
import { driveCycle } from '../driveCycle.ts';
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

/** The same trip by another route: 0.05 s steps by position, each with the slope where it begins. */
function integrate(at: Scenario, speedsKmh: readonly number[], km: number): number {
  const dt = 0.05;
  let [metres, wh] = [0, at.usableWh];
  for (let time = 0; metres < km * 1000; time += dt) {
    const lap = time % (speedsKmh.length - 1);
    const [a = 0, b = 0] = [speedsKmh[Math.floor(lap)], speedsKmh[Math.floor(lap) + 1]];
    const v = (a + (b - a) * (lap % 1)) / 3.6;
    const after = at.heights.findIndex(([knot]) => knot * 1000 > metres);
    const [x1 = 1, h1 = 0] = at.heights[after] ?? [];
    const [x0 = 0, h0 = 0] = at.heights[after - 1] ?? [];
    const sine = (h1 - h0) / (x1 - x0) / 1000;
    const height = h0 + sine * (metres - x0 * 1000);
    const force =
      0.5 * airDensity(25, height) * at.dragAreaM2 * v ** 2 +
      at.massKg * 9.81 * (at.crr * Math.sqrt(1 - sine ** 2) + sine) +
      (at.massKg * 1.04 * (b - a)) / 3.6;
    const fade = Math.min(1, Math.max(0, (v * 3.6 - 2) / 6));
    const power =
      force > 0
        ? (force * v) / at.drivetrainEfficiency
        : -Math.min(-force * v * fade * at.regenEfficiency, at.regenLimitW);
    wh = Math.min(at.usableWh + at.roomWh, wh - ((power + at.auxW) * dt) / 3600);
    metres += v * dt;
  }
  return wh;
}

test('MIDC over a mountain road agrees with a second integrator within 0.3 %', () => {
  const road = hills(firstProfile, { chargeStartPercent: 90, chargeEndPercent: 5 });
  const { arrivalPercent } = roadOf(driveCycle(road, midc));
  const used = road.usableWh * (1 - (arrivalPercent ?? 0) / 100);
  const usedAgain = road.usableWh - integrate(road, midc.speedsKmh, 120);
  expect(Math.abs(used / usedAgain - 1)).toBeLessThan(0.003);
});

test('a motor too weak for the ghat says where', () => {
  const result = constantSpeed(hills(firstProfile, { motorKw: 18 }), 60);
  if (result.kind !== 'unreachable') throw new Error(result.kind);
  expect(result.where).toMatch(/^at kilometre 1[4-7]\.\d$/);
  expect(result.topSpeedKmh).toBeLessThan(60);
});
