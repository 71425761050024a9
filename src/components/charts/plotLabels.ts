import type { Scale } from './niceScale.ts';
import type { Series } from './useReadout.ts';

/** Whether the lines near a place leave more room below them than above, for what is written there. */
export function standsOnFloor(at: number, series: readonly Series[], x: Scale, y: Scale): boolean {
  const reach = (x.high - x.low) / 4;
  const near = series.flatMap(({ points }) =>
    points.filter(([px]) => Math.abs(px - at) <= reach).map(([, py]) => py),
  );
  return Math.min(...near) - y.low > y.high - Math.max(...near);
}

const share = ({ low, high }: Scale, value: number) => (value - low) / (high - low);
/** Two names need as much of the plot's height between them. */
const apart = 0.075;

/** Where each line's name stands: right of its end, beyond the plot, none on another. */
export function endLabels(series: readonly Series[], y: Scale) {
  const ends = series.flatMap(({ name, tone, points }) => {
    const last = points.at(-1);
    const peak = Math.max(...points.map(([, value]) => Math.abs(value)));
    return last ? [{ name, tone, peak, down: 1 - share(y, last[1]) }] : [];
  });
  const places = ends.toSorted((a, b) => a.down - b.down || b.peak - a.peak);
  // From the lowest upwards: the last one keeps its place above the axis.
  let below = 1 + apart;
  return places.toReversed().map(({ name, tone, down }) => {
    below = Math.min(down, below - apart);
    return { name, tone, down: `${(100 * below).toFixed(2)}%` };
  });
}
