import { airPressure } from './airPressure.ts';
import { radians } from './radians.ts';

const seaLevel = 101325;

/**
 * How much air the light crosses, relative to the vertical at sea level (Kasten and Young), by the
 * apparent zenith in degrees. Infinite below the horizon.
 */
export function airMass(zenith: number, pressure = airPressure(0)): number {
  if (zenith >= 90) return Number.POSITIVE_INFINITY;
  const relative = 1 / (Math.cos(radians(zenith)) + 0.50572 * (96.07995 - zenith) ** -1.6364);
  return (relative * pressure) / seaLevel;
}
