import type { Knot } from '../cycles/cycle.ts';

/**
 * The height at growing distances in km, linear between the points and level beyond them. It keeps its
 * place, so that a drive of a hundred thousand steps asks for each point once.
 */
export function heightAt(heights: readonly Knot[]): (km: number) => number {
  let next = 0;
  return (km) => {
    while (next < heights.length && (heights[next]?.[0] ?? 0) <= km) next++;
    const before = heights[next - 1];
    const after = heights[next];
    if (!before || !after) return (before ?? after)?.[1] ?? 0;
    return before[1] + ((after[1] - before[1]) * (km - before[0])) / (after[0] - before[0]);
  };
}
