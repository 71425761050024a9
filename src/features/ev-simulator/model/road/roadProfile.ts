import type { Knot } from '../cycles/cycle.ts';
import type { SimulatorInputs } from '../inputs/simulatorInputs.ts';

type RoadInputs = Pick<
  SimulatorInputs,
  'road' | 'gradientPercent' | 'slopeKm' | 'altitudeM' | 'profile'
>;

/** The road by kilometre and height in metres, in order; empty if it is level. It goes on level. */
export function roadHeights(inputs: RoadInputs): readonly Knot[] {
  const { road, gradientPercent, slopeKm, altitudeM } = inputs;
  if (road === 'profile') return [...inputs.profile].sort(([a], [b]) => a - b);
  if (road === 'level' || gradientPercent === 0) return [];
  const rise = slopeKm * 1000 * Math.sin(Math.atan(gradientPercent / 100));
  return [
    [0, altitudeM],
    [slopeKm, altitudeM + rise],
  ];
}

export const profileLimits = {
  points: 60,
  km: 1000,
  /** The lowest shore and the highest pass with a road, in metres. */
  lowestM: -430,
  highestM: 6000,
  /** Of one slope. */
  riseM: 6000,
  gradientPercent: 30,
} as const;

/** What keeps these points from being a road; empty if nothing does. */
export function profileProblems(points: readonly Knot[]): string[] {
  const { km, lowestM, highestM, gradientPercent } = profileLimits;
  if (points.length < 2) return ['A road needs at least two points.'];
  if (points.length > profileLimits.points) {
    return [`A road has at most ${profileLimits.points} points.`];
  }
  const isRoad = ([at, metres]: Knot) =>
    at >= 0 && at <= km && metres >= lowestM && metres <= highestM;
  if (!points.every(isRoad)) {
    return [
      `Each point needs a distance from 0 to ${km} km and a height from ${lowestM} to ${highestM} m.`,
    ];
  }
  const ordered = [...points].sort(([a], [b]) => a - b);
  return ordered.flatMap(([at, metres], index) => {
    const before = ordered[index - 1];
    if (!before) return [];
    const distance = at - before[0];
    if (distance === 0) return [`Two points share kilometre ${at}: move one of them.`];
    const gradient = Math.abs(metres - before[1]) / distance / 10;
    if (gradient <= gradientPercent) return [];
    return [
      `From kilometre ${before[0]} to ${at} the road has ${gradient.toFixed(0)} %: no road is steeper than ${gradientPercent} %.`,
    ];
  });
}

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
