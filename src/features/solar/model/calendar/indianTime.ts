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

/** Year, month and date of a day number. */
export function calendarDay(day: number): CalendarDay {
  const time = new Date(day * msPerDay);
  return {
    year: time.getUTCFullYear(),
    month: time.getUTCMonth() + 1,
    date: time.getUTCDate(),
  };
}

/** India has one time zone, without summer time. */
const offsetMinutes = 330;

/** A minute of a day in India. */
export interface Moment {
  readonly day: number;
  /** Since midnight. */
  readonly minute: number;
}

function indianMoment(time: number): Moment {
  const minutes = Math.floor(time / 60_000) + offsetMinutes;
  const day = Math.floor(minutes / 1440);
  return { day, minute: minutes - day * 1440 };
}

/** The time in ms at which a minute of an Indian day begins. */
export const timeOf = (day: number, minute: number) =>
  (day * 1440 + minute - offsetMinutes) * 60_000;

const two = (n: number) => String(n).padStart(2, '0');

export const clockText = (minute: number) =>
  `${two(Math.floor(minute / 60))}:${two(Math.floor(minute % 60))}`;

/** 2026-03-14T11:30, as addresses spell it; undefined for anything else. */
function parseMoment(text: string): Moment | undefined {
  const [, date = '', hour = '', minute = ''] =
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const day = dayNumber(date);
  return Number.isNaN(day) ? undefined : { day, minute: Number(hour) * 60 + Number(minute) };
}

/** The plants of the simulation went into operation on this day. */
export const firstDay = dayNumber('2024-01-01');

/** The last minute that is over. */
export const lastMoment = (now: number) => indianMoment(now - 60_000);

const isBefore = (a: Moment, b: Moment) =>
  a.day < b.day || (a.day === b.day && a.minute < b.minute);

/** The moment an address asks for, if the console has been there; else the present. */
export function askedMoment(at: string | null, now: number): Moment & { isLive: boolean } {
  const last = lastMoment(now);
  const asked = parseMoment(at ?? '');
  if (!asked || asked.day < firstDay || !isBefore(asked, last)) return { ...last, isLive: true };
  return { ...asked, isLive: false };
}
