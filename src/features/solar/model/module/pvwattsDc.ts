/** How much the efficiency falls short at an irradiance (Marion), as a share of the rating. */
function lowLight(irradiance: number, k: number): number {
  if (irradiance > 200) return (k * (1000 - irradiance)) / 800;
  return k * (1 - (1 - irradiance / 200) ** 4);
}

/**
 * DC power in the unit of the rating, from irradiance behind the glass in W/m², cell temperature in
 * °C and the temperature coefficient per kelvin. `k` describes modules that are weak in low light.
 */
export function pvwattsDc(
  irradiance: number,
  cellC: number,
  rating: number,
  perKelvin: number,
  k = 0,
): number {
  const power = (irradiance / 1000) * rating * (1 + perKelvin * (cellC - 25));
  return k === 0 ? power : power - rating * lowLight(irradiance, k);
}
