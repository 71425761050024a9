import { localDay } from '../../../site/localTime.ts';
import { workingDay, workingTimeBetween } from '../../../site/workingTime.ts';
import { isResting, type SubmissionState } from '../../../staff/submissionStates.ts';

interface Promised {
  state: SubmissionState;
  due_at: number;
  answered_at: number | null;
}

export interface TimeLeftWords {
  text: string;
  tone: 'quiet' | 'caution' | 'danger';
}

const minute = 60_000;
const hour = 60 * minute;

/** A span of time in its two largest units: 1 d 3 h, 5 h, 20 min. `day` is what counts as one. */
export function timeSpan(milliseconds: number, day = 24 * hour): string {
  const whole = Math.max(0, Math.floor(milliseconds / minute)) * minute;
  if (whole >= 10 * day) return `${Math.floor(whole / day)} d`;
  if (whole >= day) {
    const hours = Math.floor((whole % day) / hour);
    return `${Math.floor(whole / day)} d${hours > 0 ? ` ${hours} h` : ''}`;
  }
  return whole >= hour ? `${Math.floor(whole / hour)} h` : `${whole / minute} min`;
}

/**
 * How long staff still have for the promised answer, in working time, of which a day has nine hours.
 * Undefined where nobody waits for one.
 */
export function timeLeft(
  { state, due_at, answered_at }: Promised,
  now: number,
): TimeLeftWords | undefined {
  if (state === 'done' || state === 'spam' || due_at === 0) return undefined;
  // Nobody waits for staff.
  if (isResting(state)) return undefined;
  if (answered_at !== null) return { text: 'Answered', tone: 'quiet' };
  const left = workingTimeBetween(now, due_at);
  if (due_at <= now) return { text: `${timeSpan(-left, workingDay)} late`, tone: 'danger' };
  const today = localDay(due_at) === localDay(now);
  return { text: `${timeSpan(left, workingDay)} left`, tone: today ? 'caution' : 'quiet' };
}
