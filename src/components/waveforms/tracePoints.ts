import type { Waveform } from './waveform.ts';

export type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; height: number };

const samples = 3000;
const most = 240;

/**
 * Ramer–Douglas–Peucker, once for all tolerances: how much a curve without the point may be off, at
 * most. Zero for points that the least tolerance does without.
 */
function weights(x: Float64Array, y: Float64Array, least: number): Float64Array {
  const found = new Float64Array(x.length).fill(Number.POSITIVE_INFINITY, -1);
  found[0] = Number.POSITIVE_INFINITY;
  function split(first: number, last: number, limit: number): void {
    const ax = x[first] as number;
    const ay = y[first] as number;
    const across = (x[last] as number) - ax;
    const down = (y[last] as number) - ay;
    let farthest = first;
    let worst = 0;
    for (let i = first + 1; i < last; i++) {
      const aside = Math.abs(across * (ay - (y[i] as number)) - (ax - (x[i] as number)) * down);
      if (aside <= worst) continue;
      worst = aside;
      farthest = i;
    }
    const off = worst / Math.hypot(across, down);
    // Not a number between two points in one place: a corner may fall on a sample.
    if (!(off > least)) return;
    const weight = Math.min(off, limit);
    found[farthest] = weight;
    split(first, farthest, weight);
    split(farthest, last, weight);
  }
  split(0, x.length - 1, Number.POSITIVE_INFINITY);
  return found;
}

type Curve = Pick<Waveform, 'at' | 'window' | 'range' | 'corners'>;

function trace({ at, window, range, corners = [] }: Curve, box: Box, accuracy: number): Point[] {
  const [start, end] = window;
  const [bottom, top] = range;
  const between = corners.filter((t) => t > start && t < end).sort((a, b) => a - b);
  const times = new Float64Array(samples + 1 + between.length);
  let passed = 0;
  for (let i = 0; i <= samples; i++) {
    const time = start + ((end - start) * i) / samples;
    while (passed < between.length && (between[passed] as number) < time)
      times[i + passed] = between[passed++] as number;
    times[i + passed] = time;
  }
  const x = times.map((t) => box.x + ((t - start) / (end - start)) * box.width);
  const y = times.map((t) => box.y + ((top - at(t)) / (top - bottom)) * box.height);
  const weight = weights(x, y, accuracy);
  let kept: number[] = [];
  for (let i = 0; i < weight.length; i++) if ((weight[i] as number) > accuracy) kept.push(i);
  for (let tolerance = accuracy * 1.25; kept.length > most; tolerance *= 1.25)
    kept = kept.filter((i) => (weight[i] as number) > tolerance);
  return kept.map((i): Point => [x[i] as number, y[i] as number]);
}

/** A build draws the same few waves on hundreds of pages. */
const drawn = new WeakMap<Curve['at'], Map<string, Point[]>>();

/** The curve as at most 240 points in a box, y downwards, within the tolerance if they suffice. */
export function tracePoints(curve: Curve, box: Box, accuracy = 0.12): readonly Point[] {
  const known = drawn.get(curve.at) ?? new Map<string, Point[]>();
  drawn.set(curve.at, known);
  const { x, y, width, height } = box;
  const key = [x, y, width, height, accuracy, curve.window, curve.range].join();
  const points = known.get(key) ?? trace(curve, box, accuracy);
  known.set(key, points);
  return points;
}
