import type { Knot } from './cycle.ts';

/** The course between two knots; `u` runs from 0 at the first to 1 at the second. */
type Course = (from: number, to: number, u: number) => number;

const straight: Course = (from, to, u) => from + (to - from) * u;

/** One sample a second from the first knot's second to the last one's, both included. */
export function sampleKnots(knots: readonly Knot[], course: Course = straight): number[] {
  const samples: number[] = [];
  knots.forEach(([start, from], index) => {
    const next = knots[index + 1];
    if (next === undefined) {
      samples.push(from);
      return;
    }
    const [end, to] = next;
    for (let second = start; second < end; second++) {
      samples.push(course(from, to, (second - start) / (end - start)));
    }
  });
  return samples;
}
