import { localDay, startOfDay } from '../../site/localTime.ts';

export const figureWeeks = [4, 12, 26, 52] as const;
type FigureWeeks = (typeof figureWeeks)[number];

const day = 24 * 60 * 60_000;
export const week = 7 * day;

export interface FigurePeriod {
  weeks: FigureWeeks;
  /** The beginning of its first Monday in the company's time zone. */
  start: number;
}

/** The weeks asked for, the present one included. */
export function figurePeriod(asked: string | null, now: number): FigurePeriod {
  const weeks = figureWeeks.find((one) => String(one) === asked) ?? 12;
  const today = localDay(now);
  const sinceMonday = (new Date(Date.parse(today)).getUTCDay() + 6) % 7;
  return { weeks, start: startOfDay(today, -sinceMonday - 7 * (weeks - 1)) };
}
