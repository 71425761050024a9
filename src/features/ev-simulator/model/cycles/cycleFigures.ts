export interface CycleFigures {
  readonly seconds: number;
  /** Seconds whose sample is below 1 km/h. */
  readonly stopSeconds: number;
  readonly metres: number;
  readonly maxKmh: number;
  readonly averageKmh: number;
  readonly averageMovingKmh: number;
}

/** The totals of a trace, or of the part between two samples. */
export function cycleFigures(
  speedsKmh: readonly number[],
  from = 0,
  to = speedsKmh.length - 1,
): CycleFigures {
  let metres = 0;
  let stopSeconds = 0;
  let maxKmh = 0;
  let before = speedsKmh[from] ?? 0;
  // The sample at `from` belongs to the previous part, as in the published traces.
  for (const speed of speedsKmh.slice(from + 1, to + 1)) {
    metres += (before + speed) / 2 / 3.6;
    if (speed < 1) stopSeconds++;
    maxKmh = Math.max(maxKmh, speed);
    before = speed;
  }
  const seconds = to - from;
  const moving = seconds - stopSeconds;
  return {
    seconds,
    stopSeconds,
    metres,
    maxKmh,
    averageKmh: seconds > 0 ? (metres / seconds) * 3.6 : 0,
    averageMovingKmh: moving > 0 ? (metres / moving) * 3.6 : 0,
  };
}
