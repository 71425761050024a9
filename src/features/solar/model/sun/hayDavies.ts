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
