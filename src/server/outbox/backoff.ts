const first = 60_000;
const longest = 6 * 60 * 60_000;

/** Milliseconds until the next try: twice as long each time, and scattered so that mails spread. */
export const backoff = (attempts: number, random = Math.random): number =>
  Math.min(longest, first * 2 ** (attempts - 1)) * (0.75 + random() / 2);
