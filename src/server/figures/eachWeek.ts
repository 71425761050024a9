import { setImmediate } from 'node:timers/promises';
import { type FigurePeriod, week } from './figurePeriod.ts';

export interface Week {
  /** 0 for the first of the period. */
  index: number;
  start: number;
  /** Where the next one starts. */
  end: number;
}

/**
 * Counts week by week, with visitors let in after every step: SQLite counts on the thread that
 * serves them.
 */
export async function eachWeek(
  period: FigurePeriod,
  steps: readonly ((week: Week) => Promise<void>)[],
): Promise<void> {
  for (let index = 0; index < period.weeks; index++) {
    const start = period.start + index * week;
    for (const step of steps) {
      await step({ index, start, end: start + week });
      await setImmediate();
    }
  }
}
