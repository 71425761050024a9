import { sunPosition } from '../sun/sunPosition.ts';
import { lastMoment, type Moment, timeOf } from './indianTime.ts';

const halfPastTwelve = 12 * 60 + 30;
/** In the middle of the plants, over which the sun rises within half an hour. */
const middle = { latitude: 18.9, longitude: 74.6, height: 600 };
/** The sun is so low that the plants give next to nothing. */
const nightZenith = 86;

/** The last 12:30 that has passed if it is night over the plants: what the console opens with then. */
export function lastNoon(now: number): Moment | undefined {
  const { day, minute } = lastMoment(now);
  if (sunPosition(timeOf(day, minute), middle).zenith < nightZenith) return undefined;
  return { day: minute > halfPastTwelve ? day : day - 1, minute: halfPastTwelve };
}
