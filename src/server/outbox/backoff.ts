const second = 1000;
const minute = 60 * second;
/** A hiccup is over in seconds, a restart in minutes. */
const firstDelays = [5 * second, 30 * second];
const doubledDelay = 2 * minute;
const maxDelay = 6 * 60 * minute;

/** A day and a half, with the delays below. */
export const maxAttempts = 16;

/**
 * Milliseconds until the next attempt: seconds, then minutes, doubling each time, with jitter so
 * that mails spread out.
 */
export function backoff(attempts: number, random = Math.random): number {
  const doublings = attempts - 1 - firstDelays.length;
  const delay = firstDelays[attempts - 1] ?? Math.min(maxDelay, doubledDelay * 2 ** doublings);
  return delay * (0.75 + random() / 2);
}
