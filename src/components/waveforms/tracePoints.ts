import type { Waveform } from './waveform.ts';

export type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; height: number };

const samples = 3000;
const most = 240;

/**
 * Ramer–Douglas–Peucker, once for all tolerances: how much a curve without the point may be off, at
 * most. Zero for points that the least tolerance does without.
 */
function weights(points: readonly Point[], least: number): Float64Array {
  const found = new Float64Array(points.length).fill(Number.POSITIVE_INFINITY, -1);
  found[0] = Number.POSITIVE_INFINITY;
  function split(first: number, last: number, limit: number): void {
    const [ax, ay] = points[first] as Point;
    const [bx, by] = points[last] as Point;
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
    let farthest = first;
    let worst = 0;
    for (let i = first + 1; i < last; i++) {
      const [x, y] = points[i] as Point;
      const aside = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
      const error = length === 0 ? Math.sqrt((x - ax) ** 2 + (y - ay) ** 2) : aside;
      if (error <= worst) continue;
      worst = error;
      farthest = i;
    }
    if (worst <= least) return;
    const weight = Math.min(worst, limit);
    found[farthest] = weight;
    split(first, farthest, weight);
    split(farthest, last, weight);
  }
  split(0, points.length - 1, Number.POSITIVE_INFINITY);
  return found;
}

type Curve = Pick<Waveform, 'at' | 'window' | 'range' | 'corners'>;

function trace({ at, window, range, corners = [] }: Curve, box: Box, accuracy: number): Point[] {
  const [start, end] = window;
  const [bottom, top] = range;
  const even = Array.from({ length: samples + 1 }, (_, i) => start + ((end - start) * i) / samples);
  const inside = corners.filter((t) => t > start && t < end);
  const times = [...even, ...inside].sort((a, b) => a - b);
  const points = times.map(
    (t): Point => [
      box.x + ((t - start) / (end - start)) * box.width,
      box.y + ((top - at(t)) / (top - bottom)) * box.height,
    ],
  );
  const weight = weights(points, accuracy);
  const within = (tolerance: number) => points.filter((_, i) => (weight[i] as number) > tolerance);
  let tolerance = accuracy;
  let found = within(tolerance);
  while (found.length > most) {
    tolerance *= 1.25;
    found = within(tolerance);
  }
  return found;
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
