import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { longDate } from '../../../../site/formats.ts';
import { clockText, dateOf, type Moment } from '../../model/calendar/indianTime.ts';

/** 2026-04-10T12:52, as addresses spell a moment. */
export const momentParameter = ({ day, minute }: Moment) => `${dateOf(day)}T${clockText(minute)}`;

/** 10 April 2026, 12:52 */
export const momentText = ({ day, minute }: Moment) =>
  `${longDate(dateOf(day))}, ${clockText(minute)}`;

const monthFormat = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "2026-10" as "October 2026". */
export const monthName = (month: string) => monthFormat.format(new Date(`${month}-01`));

/** A performance ratio, or a dash where too little was recorded for one. */
export const ratioText = (ratio = 0) => (ratio > 0 ? formatNumber(ratio, 3) : '–');
