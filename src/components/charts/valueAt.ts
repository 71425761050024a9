type Point = readonly [x: number, y: number];

/** A line's value at x, interpolated linearly; undefined outside of it. Points are in the order of x. */
export function valueAt(points: readonly Point[], x: number): number | undefined {
  const after = points.findIndex(([px]) => px >= x);
  const to = points[after];
  if (!to) return undefined;
  const from = points[after - 1];
  if (!from) return to[0] === x ? to[1] : undefined;
  const share = (x - from[0]) / (to[0] - from[0]);
  return from[1] + share * (to[1] - from[1]);
}
