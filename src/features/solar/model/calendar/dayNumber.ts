const msPerDay = 86_400_000;

/** Days since 1 January 1970 of a date like 2026-03-14. */
export const dayNumber = (date: string) => Math.round(Date.parse(date) / msPerDay);

/** The date of a day number. */
export const dateOf = (day: number) => new Date(day * msPerDay).toISOString().slice(0, 10);

export interface CalendarDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly date: number;
}

/** Year, month and date of a day number, without making text: years of days ask for it. */
export function calendarDay(day: number): CalendarDay {
  const at = new Date(day * msPerDay);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}
