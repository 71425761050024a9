import { localDay } from '../../../site/localTime.ts';
import { workingDay, workingTimeBetween } from '../../../site/workingTime.ts';
import type { SubmissionState } from '../../../staff/submissionStates.ts';
import { timeSpan } from './timeSpan.ts';

interface Promised {
  state: SubmissionState;
  due_at: number;
  answered_at: number | null;
}

export interface TimeLeftWords {
  text: string;
  tone: 'quiet' | 'caution' | 'danger';
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
  if (answered_at !== null) return { text: 'Answered', tone: 'quiet' };
  const left = workingTimeBetween(now, due_at);
  if (due_at <= now) return { text: `${timeSpan(-left, workingDay)} late`, tone: 'danger' };
  const today = localDay(due_at) === localDay(now);
  return { text: `${timeSpan(left, workingDay)} left`, tone: today ? 'caution' : 'quiet' };
}
