/** A speed trace with one sample a second. It starts and ends at rest, so it can be repeated. */
export interface Cycle {
  readonly name: string;
  /** What the trace is and is not, for the line below its name. */
  readonly note: string;
  readonly speedsKmh: readonly number[];
}

/** A corner of a trace: second and speed (km/h, or per cent of a phase's maximum). */
export type Knot = readonly [second: number, speed: number];

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
