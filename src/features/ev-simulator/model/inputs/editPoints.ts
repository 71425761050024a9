import type { Knot } from '../cycles/cycle.ts';
import { drawingLimits } from '../cycles/drawnCycle.ts';

type Points = readonly Knot[];

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)));

/** A position on the board as a point: whole seconds and km/h within the limits. */
export const pointAt = (second: number, kmh: number): Knot => [
  clamp(second, drawingLimits.seconds),
  clamp(kmh, drawingLimits.kmh),
];

export const replacePoint = (points: Points, index: number, point: Knot): Knot[] =>
  points.map((old, at) => (at === index ? point : old));

export const removePoint = (points: Points, index: number): Knot[] =>
  points.filter((_, at) => at !== index);

/** Inserts a point in order of time. */
export function insertPoint(points: Points, point: Knot): Knot[] {
  const after = points.findIndex(([second]) => second > point[0]);
  const at = after === -1 ? points.length : after;
  return [...points.slice(0, at), point, ...points.slice(at)];
}

/** Appends a point twenty seconds later at the same speed. */
export function appendPoint(points: Points): Knot[] {
  const [second, kmh] = points.at(-1) ?? [-20, 0];
  return [...points, pointAt(second + 20, kmh)];
}

/** The points with the numbers shown to the visitor. */
export const numberedPoints = (points: Points) =>
  points.map((point, index) => ({ number: index + 1, index, point }));
