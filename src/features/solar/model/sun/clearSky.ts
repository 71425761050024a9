import { radians } from './sunPosition.ts';

/** Irradiance in W/m²: horizontal, direct towards the sun, and diffuse. */
export interface Light {
  readonly ghi: number;
  readonly dni: number;
  readonly dhi: number;
}

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

/** Irradiance above the air in W/m², after Spencer, for a day of the year counted from 1. */
export function extraterrestrial(dayOfYear: number): number {
  const b = (2 * Math.PI * (dayOfYear - 1)) / 365;
  return (
    1366.1 *
    (1.00011 +
      0.034221 * Math.cos(b) +
      0.00128 * Math.sin(b) +
      0.000719 * Math.cos(2 * b) +
      0.000077 * Math.sin(2 * b))
  );
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

/** Standard pressure in Pa at a height in m. */
export const airPressure = (height: number) =>
  100 * ((44331.514 - height) / 11880.516) ** (1 / 0.1902632);

/** Horizontal irradiance under a clear sky in W/m², from the zenith alone: a check on Ineichen. */
export function haurwitz(zenith: number): number {
  const cosine = Math.cos(radians(zenith));
  return cosine > 0 ? 1098 * cosine * Math.exp(-0.059 / cosine) : 0;
}
