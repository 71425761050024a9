export const minutesPerDay = 1440;

/** Gives a row of zeros, one for each minute of a day. */
export type TakeSeries = () => Float64Array;

export const newSeries: TakeSeries = () => new Float64Array(minutesPerDay);

/**
 * Rows that are used again from day to day: a year of the fleet would otherwise leave a gigabyte to
 * be collected. `reset` before each day makes the last day's rows invalid.
 */
export function reusedSeries(): { take: TakeSeries; reset: () => void } {
  const rows: Float64Array[] = [];
  let used = 0;
  return {
    take() {
      const row = rows[used] ?? newSeries();
      rows[used] = row;
      used += 1;
      return row.fill(0);
    },
    reset() {
      used = 0;
    },
  };
}
