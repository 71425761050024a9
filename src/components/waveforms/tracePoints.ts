import type { Waveform } from './waveform.ts';

export type Point = readonly [x: number, y: number];
export type Box = { x: number; y: number; width: number; height: number };

const samples = 3000;
const most = 240;

/** Distance of the point from the chord, in drawing units. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Ramer–Douglas–Peucker. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  let farthest = 0;
  let worst = 0;
  points.forEach((point, i) => {
    const error = distance(point, first, last);
    if (error > worst) {
      worst = error;
      farthest = i;
    }
  });
  if (worst <= tolerance) return [first, last];
  const left = simplify(points.slice(0, farthest + 1), tolerance);
  return [...left.slice(0, -1), ...simplify(points.slice(farthest), tolerance)];
}

/** The curve as at most 240 points in a box, y downwards, within the tolerance if they suffice. */
export function tracePoints(
  { at, window, range, corners = [] }: Pick<Waveform, 'at' | 'window' | 'range' | 'corners'>,
  box: Box,
  accuracy = 0.12,
): Point[] {
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
  let tolerance = accuracy;
  let trace = simplify(points, tolerance);
  while (trace.length > most) {
    tolerance *= 1.25;
    trace = simplify(points, tolerance);
  }
  return trace;
}
