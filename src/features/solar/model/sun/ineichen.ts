import { radians } from './radians.ts';

/** Irradiance in W/m²: horizontal, direct towards the sun, and diffuse. */
export interface Light {
  readonly ghi: number;
  readonly dni: number;
  readonly dhi: number;
}

interface Air {
  /** Apparent zenith, degrees. */
  readonly zenith: number;
  /** Absolute air mass. */
  readonly airMass: number;
  /** Linke turbidity. */
  readonly turbidity: number;
  /** m */
  readonly height: number;
  /** W/m² */
  readonly extraterrestrial: number;
}

/** The clear sky of Ineichen and Perez. */
export function ineichen({ zenith, airMass, turbidity, height, extraterrestrial }: Air): Light {
  const cosine = Math.cos(radians(zenith));
  if (cosine <= 0) return { ghi: 0, dni: 0, dhi: 0 };
  const fh1 = Math.exp(-height / 8000);
  const fh2 = Math.exp(-height / 1250);
  const cg1 = 5.09e-5 * height + 0.868;
  const cg2 = 3.92e-5 * height + 0.0387;
  const haze = Math.exp(-cg2 * airMass * (fh1 + fh2 * (turbidity - 1)));
  const ghi = cg1 * extraterrestrial * cosine * haze;
  const direct =
    extraterrestrial * (0.664 + 0.163 / fh1) * Math.exp(-0.09 * airMass * (turbidity - 1));
  const limit = (ghi * (1 - (0.1 - 0.2 * Math.exp(-turbidity)) / (0.1 + 0.882 / fh1))) / cosine;
  const dni = Math.min(direct, limit);
  return { ghi, dni, dhi: ghi - dni * cosine };
}
