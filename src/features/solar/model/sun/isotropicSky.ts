import { radians } from './radians.ts';

/** Diffuse light on a tilted plane from an evenly bright sky. */
export const isotropicSky = (dhi: number, tilt: number) =>
  (dhi * (1 + Math.cos(radians(tilt)))) / 2;
