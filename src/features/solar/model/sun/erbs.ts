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
