import type { Knot } from './cycle.ts';

/** Reads `16:0 22:14`: second and speed, in order of time. */
export function parseKnots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [second = Number.NaN, speed = Number.NaN] = pair.split(':').map(Number);
      return [second, speed];
    });
}
