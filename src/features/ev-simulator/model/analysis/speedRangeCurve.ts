import { constantSpeed } from '../constantSpeed.ts';
import { numberFields } from '../inputs/numberFields.ts';
import type { Scenario } from '../physics/scenario.ts';

export interface SpeedRangePoint {
  readonly kmh: number;
  readonly rangeKm: number;
  readonly whPerKm: number;
}

const stepKmh = 5;

/** Range over the slider's speeds, leaving out those without one (motor too weak, or regenerating). */
export function speedRangeCurve(scenario: Scenario): SpeedRangePoint[] {
  const count = numberFields.speedKmh.max / stepKmh;
  return Array.from({ length: count }, (_, index) => (index + 1) * stepKmh).flatMap((kmh) => {
    const result = constantSpeed(scenario, kmh);
    if (result.kind !== 'range') return [];
    return [{ kmh, rangeKm: result.rangeKm, whPerKm: result.whPerKm }];
  });
}
