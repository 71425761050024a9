/** Density of dry air in kg/m³, by the pressure of the standard atmosphere at that altitude. */
export function airDensity(temperatureC: number, altitudeM: number): number {
  const pressure = 101_325 * (1 - 2.25577e-5 * altitudeM) ** 5.25588;
  return pressure / (287.05 * (temperatureC + 273.15));
}
