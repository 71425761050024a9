import { longDate } from '../../../../site/formats.ts';
import { dateOf } from '../../model/calendar/dayNumber.ts';
import { clockText, type Moment } from '../../model/calendar/indianClock.ts';

/** 2026-04-10T12:52, as addresses spell a moment. */
export const momentParameter = ({ day, minute }: Moment) => `${dateOf(day)}T${clockText(minute)}`;

/** 10 April 2026, 12:52 */
export const momentText = ({ day, minute }: Moment) =>
  `${longDate(dateOf(day))}, ${clockText(minute)}`;
