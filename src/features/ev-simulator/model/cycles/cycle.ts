/** A speed trace with one sample per second. It starts and ends at rest, so it can be repeated. */
export interface Cycle {
  readonly name: string;
  /** What the trace is and is not; shown below its name. */
  readonly note: string;
  readonly speedsKmh: readonly number[];
}

/** A corner of a trace: second and speed (km/h, or per cent of a phase's maximum). */
export type Knot = readonly [second: number, speed: number];

/** Parses pairs of second and speed such as `16:0 22:14`. */
export function parseKnots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [second = Number.NaN, speed = Number.NaN] = pair.split(':').map(Number);
      return [second, speed];
    });
}

/** Interpolates between two knots; `u` runs from 0 at the first to 1 at the second. */
type Course = (from: number, to: number, u: number) => number;

const straight: Course = (from, to, u) => from + (to - from) * u;

/** One sample per second from the first knot to the last, both included. */
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

export interface CycleFigures {
  readonly seconds: number;
  /** Seconds whose sample is below 1 km/h. */
  readonly stopSeconds: number;
  readonly metres: number;
  readonly maxKmh: number;
  readonly averageKmh: number;
  readonly averageMovingKmh: number;
}

/** The totals of a trace, or of the part between two samples. */
export function cycleFigures(
  speedsKmh: readonly number[],
  from = 0,
  to = speedsKmh.length - 1,
): CycleFigures {
  let metres = 0;
  let stopSeconds = 0;
  let maxKmh = 0;
  let before = speedsKmh[from] ?? 0;
  // The sample at `from` belongs to the previous part, as in the published traces.
  for (const speed of speedsKmh.slice(from + 1, to + 1)) {
    metres += (before + speed) / 2 / 3.6;
    if (speed < 1) stopSeconds++;
    maxKmh = Math.max(maxKmh, speed);
    before = speed;
  }
  const seconds = to - from;
  const moving = seconds - stopSeconds;
  return {
    seconds,
    stopSeconds,
    metres,
    maxKmh,
    averageKmh: seconds > 0 ? (metres / seconds) * 3.6 : 0,
    averageMovingKmh: moving > 0 ? (metres / moving) * 3.6 : 0,
  };
}
