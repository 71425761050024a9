import type { Knot } from '../cycles/cycle.ts';

export interface Simplified {
  readonly points: readonly Knot[];
  /** How far the line now is from any point that was left out, in units of the second number. */
  readonly deviation: number;
}

/** The line between two points, at a place between them. */
const between = ([x0, y0]: Knot, [x1, y1]: Knot, x: number) =>
  x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);

/** The points that matter most, at most so many: each time the one farthest from the line is added. */
export function simplifyPoints(points: readonly Knot[], most: number): Simplified {
  const chosen = [0, Math.max(0, points.length - 1)];
  function farthest(): { index: number; away: number } {
    let found = { index: -1, away: 0 };
    for (let part = 1; part < chosen.length; part++) {
      const [from, to] = [chosen[part - 1] ?? 0, chosen[part] ?? 0];
      const [start, end] = [points[from], points[to]];
      for (let index = from + 1; start && end && index < to; index++) {
        const point = points[index] ?? start;
        const away = Math.abs(point[1] - between(start, end, point[0]));
        if (away > found.away) found = { index, away };
      }
    }
    return found;
  }
  let next = farthest();
  while (next.away > 0 && chosen.length < most) {
    chosen.push(next.index);
    chosen.sort((a, b) => a - b);
    next = farthest();
  }
  const kept = new Set(chosen);
  return { points: points.filter((_, index) => kept.has(index)), deviation: next.away };
}
