/** Cell temperature in °C from irradiance in W/m², air temperature and wind in m/s. */
export const faiman = (irradiance: number, airC: number, wind: number, u0 = 25, u1 = 6.84) =>
  airC + irradiance / (u0 + u1 * wind);

interface Conditions {
  /** W/m² in the plane of the modules. */
  readonly irradiance: number;
  readonly airC: number;
  /** m/s */
  readonly wind: number;
}

const efficiency = 0.2;
const absorbed = 0.9;

/** Four other models of the cell temperature in °C, to judge the one in use by. */
export function otherCellTemperatures({ irradiance: g, airC, wind }: Conditions, noct = 45) {
  const sapmModule = g * Math.exp(-3.47 - 0.0594 * wind) + airC;
  return {
    noct:
      airC +
      ((g / 800) * (noct - 20) * (1 - efficiency / absorbed) * 9.5) / (5.7 + 3.8 * 0.51 * wind),
    sapm: sapmModule + (g / 1000) * 3,
    pvsyst: airC + (g * absorbed * (1 - 0.1)) / 29,
    ross: airC + ((noct - 20) / 80) * (g / 10),
  };
}
