import { dayNumber } from './dayNumber.ts';
import { indianMoment, type Moment, parseMoment } from './indianClock.ts';

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
