import type { Cycle } from './cycles/cycle.ts';
import { powerFlow, topSpeed, wheelLimit } from './physics/powerFlow.ts';
import type { Scenario } from './physics/scenario.ts';
import { roadResult } from './road/roadResult.ts';
import {
  causes,
  type DriveResult,
  type PerCause,
  perCause,
  type TripPoint,
} from './simulationResult.ts';

interface CycleEnergy {
  /** Energy of one cycle by cause, in Wh. */
  readonly byCause: PerCause;
  /** Energy taken from the battery since the start, by second, in Wh. */
  readonly whAt: readonly number[];
  /** Distance since the start, by second. */
  readonly metresAt: readonly number[];
  /** The second of peak demand, with the power at the wheels and the speed at that time. */
  readonly peak: { readonly second: number; readonly wheelW: number; readonly speedKmh: number };
}

const wattSecondsPerWh = 3600;

/**
 * Sums up a cycle second by second. Using the mean speed of each second makes the kinetic energy
 * exact, so it cancels out over a cycle that starts and ends at rest.
 */
function cycleEnergy(scenario: Scenario, { speedsKmh }: Cycle): CycleEnergy {
  const byCause = perCause(() => 0);
  const whAt = [0];
  const metresAt = [0];
  let peak = { second: 0, wheelW: 0, speedKmh: 0 };
  let wh = 0;
  let metres = 0;
  let before = (speedsKmh[0] ?? 0) / 3.6;
  for (let second = 1; second < speedsKmh.length; second++) {
    const speed = (speedsKmh[second] ?? 0) / 3.6;
    const mean = (before + speed) / 2;
    const flow = powerFlow(scenario, mean, speed - before);
    for (const cause of causes) byCause[cause] += flow[cause] / wattSecondsPerWh;
    wh += flow.battery / wattSecondsPerWh;
    metres += mean;
    whAt.push(wh);
    metresAt.push(metres);
    // The speed changes evenly within a second, so the power is highest at the faster end.
    const wheelW = powerFlow(scenario, Math.max(before, speed), speed - before).wheel;
    if (wheelW > peak.wheelW) peak = { second, wheelW, speedKmh: speed * 3.6 };
    before = speed;
  }
  return { byCause, whAt, metresAt, peak };
}

/** Enough for a smooth line, few enough for a table. */
const intervals = 120;

/** Repeats the cycle until the battery is empty. A cycle must consume energy on balance. */
function tripUntilEmpty(
  { whAt, metresAt }: Pick<CycleEnergy, 'whAt' | 'metresAt'>,
  usableWh: number,
): TripPoint[] {
  const lapSeconds = whAt.length - 1;
  const lapWh = whAt.at(-1) ?? 0;
  const lapMetres = metresAt.at(-1) ?? 0;
  // Before its last braking a lap has used more than its total, so it can end a trip early.
  const highest = whAt.reduce((most, wh) => Math.max(most, wh), 0);
  const lastLap = Math.max(0, Math.ceil((usableWh - highest) / lapWh));
  // The margin keeps rounding from hiding the last second of a lap that just fits.
  const left = usableWh - lastLap * lapWh - 1e-6;
  const lastSecond = lastLap * lapSeconds + whAt.findIndex((wh) => wh >= left);
  return Array.from({ length: intervals + 1 }, (_, index) => {
    const second = Math.round((lastSecond * index) / intervals);
    const lap = Math.floor(second / lapSeconds);
    const within = second % lapSeconds;
    const wh = lap * lapWh + (whAt[within] ?? 0);
    return {
      km: (lap * lapMetres + (metresAt[within] ?? 0)) / 1000,
      hours: second / 3600,
      percent: Math.min(100, Math.max(0, 100 * (1 - wh / usableWh))),
    };
  });
}

/** A car that repeats one cycle until its battery is empty. */
export function driveCycle(scenario: Scenario, cycle: Cycle): DriveResult {
  const energy = cycleEnergy(scenario, cycle);
  const { byCause, whAt, metresAt, peak } = energy;
  const { usableWh, auxW, hvacW, drivetrainEfficiency } = scenario;
  const hours = (cycle.speedsKmh.length - 1) / 3600;
  const wh = whAt.at(-1) ?? 0;
  const km = (metresAt.at(-1) ?? 0) / 1000;
  if (km === 0) {
    const loadW = auxW + hvacW;
    return { kind: 'standing', loadKw: loadW / 1000, hours: usableWh / loadW };
  }
  // A car that cannot follow the cycle would drive an easier one, so give no range at all.
  if (peak.wheelW > wheelLimit(scenario)) {
    return {
      kind: 'unreachable',
      wantedKmh: peak.speedKmh,
      where: `in second ${peak.second}`,
      topSpeedKmh: topSpeed(scenario),
      neededMotorKw: peak.wheelW / drivetrainEfficiency / 1000,
    };
  }
  if (scenario.heights.length > 0) {
    return roadResult(scenario, cycle.speedsKmh, 1, (level) => driveCycle(level, cycle));
  }
  const rangeKm = (usableWh / wh) * km;
  return {
    kind: 'range',
    rangeKm,
    hours: (usableWh / wh) * hours,
    whPerKm: wh / km,
    whPerKmByCause: perCause((cause) => byCause[cause] / km),
    averageKmh: km / hours,
    averageKw: wh / hours / 1000,
    usableKwh: usableWh / 1000,
    trip: tripUntilEmpty(energy, usableWh),
  };
}
