import { Refusal } from '../http/refusal.ts';

/** A 429 that says how long to wait, in words and in Retry-After. */
export function tooManyRequests(milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.ceil(seconds / 60);
  return new Refusal(
    429,
    `This form was sent many times from where you are. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
