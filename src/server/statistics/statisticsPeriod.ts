import { localDay, startOfDay } from '../../site/localTime.ts';

export const statisticsWeeks = [4, 12, 26, 52] as const;
type FigureWeeks = (typeof statisticsWeeks)[number];

const day = 24 * 60 * 60_000;
export const week = 7 * day;

export interface StatisticsPeriod {
  weeks: FigureWeeks;
  /** The beginning of its first Monday in the company's time zone. */
  start: number;
  /** Where the week after the last one starts. */
  end: number;
}

/** The weeks asked for, the present one included. */
export function statisticsPeriod(asked: string | null, now: number): StatisticsPeriod {
  const weeks = statisticsWeeks.find((one) => String(one) === asked) ?? 12;
  const today = localDay(now);
  const sinceMonday = (new Date(Date.parse(today)).getUTCDay() + 6) % 7;
  const start = startOfDay(today, -sinceMonday - 7 * (weeks - 1));
  return { weeks, start, end: start + weeks * week };
}
