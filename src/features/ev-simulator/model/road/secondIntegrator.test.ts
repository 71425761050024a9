import { expect, test } from 'vitest';
import { midc } from '../cycles/standardCycles.ts';
import { driveCycle } from '../driveCycle.ts';
import { defaultInputs, firstProfile } from '../inputs/simulatorInputs.ts';
import { airDensity } from '../physics/ambient.ts';
import { type Scenario, scenarioOf } from '../physics/scenario.ts';

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
  const charge = { chargeStartPercent: 90, chargeEndPercent: 5 };
  const road = {
    ...scenarioOf({ ...defaultInputs, mode: 'advanced', ...charge }),
    heights: firstProfile,
  };
  const result = driveCycle(road, midc);
  if (result.kind !== 'range') throw new Error(result.kind);
  const arrivalPercent = result.road?.arrivalPercent;
  const used = road.usableWh * (1 - (arrivalPercent ?? 0) / 100);
  const usedAgain = road.usableWh - integrate(road, midc.speedsKmh, 120);
  expect(Math.abs(used / usedAgain - 1)).toBeLessThan(0.003);
});
