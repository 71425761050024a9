import { interpolate, type Table } from './interpolate.ts';

const factors: Table = [
  [-10, 0.85],
  [0, 0.92],
  [10, 0.97],
  [20, 1],
  [35, 1],
  [45, 0.98],
];

/** The share of its capacity a battery gives at this ambient temperature. */
export function batteryCapacityFactor(temperatureC: number): number {
  return interpolate(factors, temperatureC);
}
