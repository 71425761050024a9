import type { DayPoint } from './sampleDay.ts';

export interface DayKpis {
  readonly energyKwh: number;
  readonly peakKw: number;
  /** In the plane of the modules, kWh/m²; as hours of full sun it is the reference yield. */
  readonly insolation: number;
  /** Final yield, kWh/kWp. */
  readonly specificYield: number;
  readonly performanceRatio: number;
  /** Energy relative to 24 hours at the AC rating. */
  readonly capacityUtilisation: number;
}

/** Trapezoidal integral over the hours. */
function integrate(points: readonly DayPoint[], value: (point: DayPoint) => number): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1];
    if (before === undefined) return sum;
    return sum + ((value(before) + value(point)) / 2) * ((point.minute - before.minute) / 60);
  }, 0);
}

/** The figures of one day, all from the same curve (terms of IEC 61724-1). */
export function dayKpis(
  points: readonly DayPoint[],
  { dcKwp, acKw }: { readonly dcKwp: number; readonly acKw: number },
): DayKpis {
  const energyKwh = integrate(points, (point) => point.acKw);
  const insolation = integrate(points, (point) => point.irradiance / 1000);
  const specificYield = energyKwh / dcKwp;
  return {
    energyKwh,
    peakKw: Math.max(...points.map((point) => point.acKw)),
    insolation,
    specificYield,
    performanceRatio: specificYield / insolation,
    capacityUtilisation: energyKwh / (acKw * 24),
  };
}
