import { isotropicSky } from './isotropicSky.ts';

/**
 * Diffuse light on a plane tilted by some degrees: part of it comes from around the sun (Hay and
 * Davies), whose zenith and incidence are given by their cosines.
 */
export function hayDavies(
  dhi: number,
  dni: number,
  extraterrestrial: number,
  cosZenith: number,
  cosIncidence: number,
  tilt: number,
): number {
  const around = dni / extraterrestrial;
  const ratio = Math.max(cosIncidence, 0) / Math.max(cosZenith, 0.01745);
  return dhi * around * ratio + isotropicSky(dhi * (1 - around), tilt);
}
