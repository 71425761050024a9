import type { Knot } from '../cycles/cycle.ts';

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
