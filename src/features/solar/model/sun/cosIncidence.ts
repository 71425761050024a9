import { radians } from './radians.ts';
import type { Sun } from './sunPosition.ts';

/** A module plane: tilt from the horizontal, azimuth clockwise from north, in degrees. */
export interface Plane {
  readonly tilt: number;
  readonly azimuth: number;
}

/** The cosine of the angle between the sun and a plane's normal. */
export function cosIncidence(plane: Plane, sun: Sun): number {
  const tilt = radians(plane.tilt);
  const zenith = radians(sun.zenith);
  return (
    Math.cos(tilt) * Math.cos(zenith) +
    Math.sin(tilt) * Math.sin(zenith) * Math.cos(radians(sun.azimuth - plane.azimuth))
  );
}
