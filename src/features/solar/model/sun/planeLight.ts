import { radians } from './sunPosition.ts';

/**
 * Diffuse light on a tilted plane: part of it comes from around the sun (Hay and Davies), whose
 * zenith and incidence are given by their cosines. `skyShare` is the plane's share of an evenly
 * bright sky, see isotropicSky.
 */
export function hayDavies(
  dhi: number,
  dni: number,
  extraterrestrial: number,
  cosZenith: number,
  cosIncidence: number,
  skyShare: number,
): number {
  const around = dni / extraterrestrial;
  const ratio = Math.max(cosIncidence, 0) / Math.max(cosZenith, 0.01745);
  return dhi * (around * ratio + (1 - around) * skyShare);
}

function diffuseShare(clearness: number): number {
  if (clearness <= 0.22) return 1 - 0.09 * clearness;
  if (clearness > 0.8) return 0.165;
  return (
    0.9511 +
    clearness * (-0.1604 + clearness * (4.388 + clearness * (-16.638 + clearness * 12.336)))
  );
}

/** Low suns are floored at a cosine of 0.065, and give no direct light beyond 87°. */
const lowestCosine = 0.065;
const lastDirectCosine = Math.cos((87 * Math.PI) / 180);

/** The diffuse part of the horizontal irradiance, by the clearness of the air (Erbs). */
export function erbs(ghi: number, cosZenith: number, extraterrestrial: number): number {
  if (cosZenith < lastDirectCosine) return ghi;
  const clearness = ghi / (extraterrestrial * Math.max(cosZenith, lowestCosine));
  return ghi * diffuseShare(Math.min(1, Math.max(0, clearness)));
}

/** Diffuse light on a tilted plane from an evenly bright sky. */
export const isotropicSky = (dhi: number, tilt: number) =>
  (dhi * (1 + Math.cos(radians(tilt)))) / 2;

/** Light the ground throws on a tilted plane. */
export const groundReflected = (ghi: number, tilt: number, albedo: number) =>
  (ghi * albedo * (1 - Math.cos(radians(tilt)))) / 2;

/** The share of direct light that passes the glass (ASHRAE), by the cosine of its incidence. */
export function glass(cosIncidence: number): number {
  return cosIncidence > 0 ? Math.max(0, 1 - 0.05 * (1 / cosIncidence - 1)) : 0;
}
