import { calendarDay } from '../calendar/indianTime.ts';
import type { TakeSeries } from '../calendar/minuteSeries.ts';
import { uniform } from '../random.ts';
import type { Fault } from './faults.ts';
import type { Plant } from './fleet.ts';

const driftPerMonth = 0.005;
const stream = 61;

/** One irradiance sensor in four drifts upwards between its half-yearly calibrations. */
function drift(plant: Plant, day: number): number {
  const { year, month, date } = calendarDay(day);
  const half = month > 6 ? 1 : 0;
  if (uniform(plant.seed, stream, year, half) >= 0.25) return 0;
  return driftPerMonth * (month - 1 - 6 * half + date / 31);
}

interface Given {
  readonly plant: Plant;
  readonly day: number;
  /** True irradiance on the modules, W/m². */
  readonly truth: Float64Array;
  readonly faults: readonly Fault[];
  /** Before this minute. */
  readonly until: number;
  readonly take: TakeSeries;
}

/** What the sensor shows: the truth, somewhat high where it drifts, the same value where stuck. */
export function sensor({ plant, day, truth, faults, until, take }: Given): Float64Array {
  const scale = 1 + drift(plant, day);
  const shown = take();
  for (let minute = 0; minute < until; minute += 1)
    shown[minute] = scale * (truth[minute] as number);
  for (const { start, end } of faults.filter(({ kind }) => kind === 'stuck')) {
    const first = Math.max(0, start - day * 1440);
    shown.fill(shown[first] ?? 0, first, Math.min(until, end - day * 1440));
  }
  return shown;
}
