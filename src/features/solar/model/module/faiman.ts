/** Cell temperature in °C from irradiance in W/m², air temperature and wind in m/s. */
export const faiman = (irradiance: number, airC: number, wind: number, u0 = 25, u1 = 6.84) =>
  airC + irradiance / (u0 + u1 * wind);
