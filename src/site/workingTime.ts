import { company } from './company.ts';
import { holidays } from './holidays.ts';
import { localDay, startOfDay } from './localTime.ts';

const { days, from, to } = company.workingWeek;
const hour = 60 * 60_000;

/** A working day, in milliseconds. */
export const workingDay = (to - from) * hour;

type Hours = readonly [opens: number, closes: number] | undefined;

function hoursOf(day: string): Hours {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  const works = days.some((one) => one === weekday) && !Object.hasOwn(holidays, day);
  if (!works) return undefined;
  const start = startOfDay(day);
  return [start + from * hour, start + to * hour];
}

/** Whether somebody works on a day, given as YYYY-MM-DD. */
export const isWorkingDay = (day: string) => hoursOf(day) !== undefined;

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, 10);

/** The working hours from an instant on, one day after the other without end. */
function* hoursFrom(instant: number) {
  for (let day = localDay(instant); ; day = dayAfter(day)) {
    const hours = hoursOf(day);
    if (hours && hours[1] > instant) yield [Math.max(hours[0], instant), hours[1]] as const;
  }
}

/** When so much working time will have passed. Time outside the working hours does not count. */
export function addWorkingTime(instant: number, milliseconds: number): number {
  let left = milliseconds;
  for (const [opens, closes] of hoursFrom(instant)) {
    if (left <= closes - opens) return opens + left;
    left -= closes - opens;
  }
  return instant;
}

/** How much working time lies between two instants; negative if the second comes first. */
export function workingTimeBetween(first: number, second: number): number {
  if (second < first) return -workingTimeBetween(second, first);
  let sum = 0;
  for (const [opens, closes] of hoursFrom(first)) {
    if (opens >= second) break;
    sum += Math.min(closes, second) - opens;
  }
  return sum;
}

const { enquiry, application } = company.replyDays;

/** When the answer that the visitor was promised is due; earlier if equipment is at a standstill. */
export function answerDue(form: string, received: number, isUrgent = false): number {
  if (isUrgent) return addWorkingTime(received, company.standstillHours * hour);
  return addWorkingTime(received, (form === 'application' ? application : enquiry) * workingDay);
}
