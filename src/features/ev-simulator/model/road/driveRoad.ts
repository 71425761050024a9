import { airDensity } from '../physics/ambient.ts';
import { type PowerFlow, powerFlow } from '../physics/powerFlow.ts';
import type { Scenario } from '../physics/scenario.ts';
import { causes, type PerCause, perCause, type TripPoint } from '../simulationResult.ts';
import { heightAt } from './roadProfile.ts';

/** The most power the wheels asked for, and where. */
interface RoadPeak {
  readonly wheelW: number;
  readonly speedKmh: number;
  readonly km: number;
  readonly slope: number;
}

export interface RoadDrive {
  readonly km: number;
  readonly hours: number;
  /** Energy by cause, in Wh. */
  readonly whByCause: PerCause;
  /** What is left between the charge now and the charge at the end; 0 if it was used up on the way. */
  readonly leftWh: number;
  /** Recovery that a full battery could not take. */
  readonly refusedWh: number;
  /** Of the battery's energy at the end of the heights; null if it did not last so far. */
  readonly arrivalWh: number | null;
  readonly peak: RoadPeak;
  readonly points: readonly (Omit<TripPoint, 'percent'> & { readonly wh: number })[];
}

/** A step of the drive, at its end. */
export interface RoadStep {
  readonly seconds: number;
  readonly km: number;
  readonly kmh: number;
  readonly metres: number;
  readonly flow: PowerFlow;
  readonly leftWh: number;
}

/** Points of the drawing; one for each so many steps. */
const drawnPoints = 160;

/**
 * Drives the heights with the speeds of one lap, sampled every `seconds`, again and again until both
 * the heights and the lap end, or the battery does. What rises over a step is exact, so climbs and
 * descents cancel out however the steps fall.
 */
export function driveRoad(
  scenario: Scenario,
  speedsKmh: readonly number[],
  seconds: number,
  onStep?: (step: RoadStep) => void,
): RoadDrive {
  const { heights, usableWh, roomWh, temperatureC } = scenario;
  const height = heightAt(heights);
  const endKm = heights.at(-1)?.[0] ?? 0;
  const whByCause = perCause(() => 0);
  const points: { km: number; hours: number; wh: number }[] = [{ km: 0, hours: 0, wh: usableWh }];
  let peak: RoadPeak = { wheelW: 0, speedKmh: 0, km: 0, slope: 0 };
  let [metres, passed, left, refusedWh, metresOfPoint] = [0, 0, usableWh, 0, 0];
  let arrivalWh: number | null = null;
  let altitude = height(0);

  function add(flow: PowerFlow, hours: number): void {
    for (const cause of causes) whByCause[cause] += flow[cause] * hours;
    left -= flow.battery * hours;
    const over = Math.max(0, left - usableWh - roomWh);
    // A full battery takes nothing: the friction brakes turn it into heat.
    whByCause.braking += over;
    refusedWh += over;
    left -= over;
  }

  while (metres < endKm * 1000 && left > 0) {
    for (let sample = 1; sample < speedsKmh.length && left > 0; sample++) {
      const before = (speedsKmh[sample - 1] ?? 0) / 3.6;
      const speed = (speedsKmh[sample] ?? 0) / 3.6;
      const mean = (before + speed) / 2;
      const acceleration = (speed - before) / seconds;
      const distance = mean * seconds;
      const risen = height((metres + distance) / 1000) - altitude;
      const slope = distance > 0 ? Math.asin(Math.max(-1, Math.min(1, risen / distance))) : 0;
      const place = { slope, airDensity: airDensity(temperatureC, altitude + risen / 2) };
      const flow = powerFlow(scenario, mean, acceleration, place);
      const needed = flow.battery * (seconds / 3600);
      const share = needed > left ? left / needed : 1;
      add(flow, (share * seconds) / 3600);
      // What is still in motion when the battery is empty is braked away.
      if (share < 1) left = 0;
      const highest = powerFlow(scenario, Math.max(before, speed), acceleration, place).wheel;
      if (highest > peak.wheelW) {
        peak = { wheelW: highest, speedKmh: speed * 3.6, km: metres / 1000, slope };
      }
      metres += share * distance;
      passed += share * seconds;
      altitude += risen;
      onStep?.({
        seconds: passed,
        km: metres / 1000,
        kmh: speed * 3.6,
        metres: altitude,
        flow,
        leftWh: left,
      });
      if (arrivalWh === null && left > 0 && metres >= endKm * 1000) arrivalWh = left;
      if (metres - metresOfPoint >= (endKm * 1000) / drawnPoints || left <= 0) {
        points.push({ km: metres / 1000, hours: passed / 3600, wh: left });
        metresOfPoint = metres;
      }
    }
  }
  return {
    km: metres / 1000,
    hours: passed / 3600,
    whByCause,
    leftWh: left,
    refusedWh,
    arrivalWh,
    peak,
    points,
  };
}
