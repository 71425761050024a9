import { company } from './company.ts';

const { timeZone } = company;

// Kept, because making a format takes far longer than using it.
const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A timestamp in the company's time zone: 15 Nov 2026, 09:30. */
export const localMoment = (instant: number) => moment.format(instant);

const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The day of a timestamp in the company's time zone, as YYYY-MM-DD. */
export const localDay = (instant: number) => parts.format(instant);

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Whether text is a day of the calendar, from 1900 to 2199. */
export function isDay(value: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(value);
  // Some impossible days are read as days of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** When a day begins in the company's time zone or, with `daysLater` 1, when it ends. */
export function startOfDay(day: string, daysLater = 0): number {
  const utc = Date.parse(day) + daysLater * 86_400_000;
  const wall = Date.parse(`${wallClock.format(utc).replace(' ', 'T')}Z`);
  return utc - (wall - utc);
}

/** A day and a time of the company's time zone, as a form sends them: 2026-11-15T09:30. */
export function fromLocalMoment(text: string): number | undefined {
  const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(utc)) return undefined;
  const wall = Date.parse(`${wallClock.format(utc).replace(' ', 'T')}Z`);
  return utc - (wall - utc);
}

/** The same the other way round. */
export const toLocalMoment = (instant: number) =>
  wallClock.format(instant).replace(' ', 'T').slice(0, 16);

/** Whether a day has ended in the company's time zone. */
export const isOver = (day: string, now: number) => now >= startOfDay(day, 1);
