import type { Knot } from '../cycles/cycle.ts';

export interface Climb {
  readonly lengthKm: number;
  readonly upM: number;
  readonly downM: number;
}

/** How far a road goes, and what it rises and falls on the way. */
export function climbOf(heights: readonly Knot[]): Climb {
  const first = heights[0]?.[0] ?? 0;
  let upM = 0;
  let downM = 0;
  heights.forEach(([, metres], index) => {
    const rise = metres - (heights[index - 1]?.[1] ?? metres);
    if (rise > 0) upM += rise;
    else downM -= rise;
  });
  return { lengthKm: (heights.at(-1)?.[0] ?? 0) - first, upM, downM };
}
