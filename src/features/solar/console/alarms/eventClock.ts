import { shortDate } from '../../../../site/formats.ts';
import { dateOf } from '../../model/calendar/dayNumber.ts';
import { clockText } from '../../model/calendar/indianClock.ts';

/** Minutes since 1 January 1970 in India as "10 Apr, 12:52". */
export const eventClock = (minutes: number) =>
  `${shortDate(dateOf(Math.floor(minutes / 1440)))}, ${clockText(minutes % 1440)}`;
