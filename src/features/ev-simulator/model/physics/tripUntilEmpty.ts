import type { TripPoint } from '../simulationResult.ts';
import type { CycleEnergy } from './cycleEnergy.ts';

/** Enough for a smooth line, few enough for a table. */
const intervals = 120;

/** Repeats the cycle until the battery is empty. A cycle must consume energy on balance. */
export function tripUntilEmpty(
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
