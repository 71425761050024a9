export interface PatternPoint {
  readonly degrees: number;
  readonly dbsm: number;
}

/** Width of the lobe around the middle point at half its peak, in degrees; null if it stays above. */
export function halfPowerWidth(points: readonly PatternPoint[], peak: number): number | null {
  const middle = points.length >> 1;
  const half = peak - 10 * Math.log10(2);
  const after = points.findIndex(({ dbsm }, index) => index > middle && dbsm < half);
  const before = points.findLastIndex(({ dbsm }, index) => index < middle && dbsm < half);
  if (after === -1 || before === -1) return null;
  const crossing = (inside: number, outside: number): number => {
    const [from, to] = [points[inside], points[outside]];
    if (from === undefined || to === undefined) return 0;
    const share = (from.dbsm - half) / (from.dbsm - to.dbsm);
    return from.degrees + share * (to.degrees - from.degrees);
  };
  return crossing(after - 1, after) - crossing(before + 1, before);
}
