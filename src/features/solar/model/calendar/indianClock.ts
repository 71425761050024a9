import { dayNumber } from './dayNumber.ts';

/** India has one time zone, without summer time. */
const offsetMinutes = 330;

/** A minute of a day in India. */
export interface Moment {
  readonly day: number;
  /** Since midnight. */
  readonly minute: number;
}

export function indianMoment(time: number): Moment {
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
export function parseMoment(text: string): Moment | undefined {
  const [, date = '', hour = '', minute = ''] =
    /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const day = dayNumber(date);
  return Number.isNaN(day) ? undefined : { day, minute: Number(hour) * 60 + Number(minute) };
}
