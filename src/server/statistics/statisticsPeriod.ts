import { setImmediate } from 'node:timers/promises';
import { localDay, startOfDay } from '../../site/localTime.ts';

export const statisticsWeeks = [4, 12, 26, 52] as const;
type FigureWeeks = (typeof statisticsWeeks)[number];

const day = 24 * 60 * 60_000;
export const week = 7 * day;

export interface StatisticsPeriod {
  weeks: FigureWeeks;
  /** The beginning of its first Monday in the company's time zone. */
  start: number;
}

/** The weeks asked for, the present one included. */
export function statisticsPeriod(asked: string | null, now: number): StatisticsPeriod {
  const weeks = statisticsWeeks.find((one) => String(one) === asked) ?? 12;
  const today = localDay(now);
  const sinceMonday = (new Date(Date.parse(today)).getUTCDay() + 6) % 7;
  return { weeks, start: startOfDay(today, -sinceMonday - 7 * (weeks - 1)) };
}

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
  period: StatisticsPeriod,
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

/** Adds to a count that may not have begun. */
export function addTo<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
