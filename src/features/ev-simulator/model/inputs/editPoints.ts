import type { Knot } from '../cycles/cycle.ts';
import type { Board } from './boards.ts';

type Points = readonly Knot[];

const clamp = (value: number, { min, max, step }: Board['x']) =>
  Number(Math.min(max, Math.max(min, Math.round(value / step) * step)).toFixed(3));

/** A position on the board as a point: in whole steps, within the limits. */
export const pointAt = (board: Board, x: number, y: number): Knot => [
  clamp(x, board.x),
  clamp(y, board.y),
];

export const replacePoint = (points: Points, index: number, point: Knot): Knot[] =>
  points.map((old, at) => (at === index ? point : old));

/** A dragged point stays between its neighbours, so that the table keeps its order. */
export function dragPoint(board: Board, points: Points, index: number, [x, y]: Knot): Knot[] {
  const { min, max, step } = board.x;
  const low = (points[index - 1]?.[0] ?? min - step) + step;
  const high = (points[index + 1]?.[0] ?? max + step) - step;
  const kept = Math.max(low, Math.min(high, x));
  return replacePoint(points, index, pointAt(board, Number.isFinite(kept) ? kept : x, y));
}

export const removePoint = (points: Points, index: number): Knot[] =>
  points.filter((_, at) => at !== index);

/** Inserts a point in order. */
export function insertPoint(points: Points, point: Knot): Knot[] {
  const after = points.findIndex(([x]) => x > point[0]);
  const at = after === -1 ? points.length : after;
  return [...points.slice(0, at), point, ...points.slice(at)];
}

/** Appends a point farther on with the same value. */
export function appendPoint(board: Board, points: Points): Knot[] {
  const [x, y] = points.at(-1) ?? [-board.onward, 0];
  return [...points, pointAt(board, x + board.onward, y)];
}

/** The points with the numbers shown to the visitor. */
export const numberedPoints = (points: Points) =>
  points.map((point, index) => ({ number: index + 1, index, point }));
