import type { TimeFunction } from '../waveform.ts';

/** The instant between `from` and `to` at which the function passes the level, by bisection. */
export function crossing(f: TimeFunction, level: number, from: number, to: number): number {
  const rising = f(to) > f(from);
  let low = from;
  let high = to;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (f(middle) < level === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
