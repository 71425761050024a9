import type { Cycle } from '../cycles/cycle.ts';
import { causes, type PerCause, perCause } from '../simulationResult.ts';
import { powerFlow } from './powerFlow.ts';
import type { Scenario } from './scenario.ts';

export interface CycleEnergy {
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
export function cycleEnergy(scenario: Scenario, { speedsKmh }: Cycle): CycleEnergy {
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
