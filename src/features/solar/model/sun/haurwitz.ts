import { radians } from './radians.ts';

/** Horizontal irradiance under a clear sky in W/m², from the zenith alone: a check on Ineichen. */
export function haurwitz(zenith: number): number {
  const cosine = Math.cos(radians(zenith));
  return cosine > 0 ? 1098 * cosine * Math.exp(-0.059 / cosine) : 0;
}
