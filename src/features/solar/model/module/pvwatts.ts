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

const referenceEfficiency = 0.9637;

/** AC power before clipping. `dcLimit` is the DC power that gives the AC rating. */
export function unclipped(dc: number, dcLimit: number, efficiency = 0.96): number {
  const load = dc / dcLimit;
  if (load <= 0) return 0;
  const share = (efficiency / referenceEfficiency) * (-0.0162 * load - 0.0059 / load + 0.9858);
  return Math.max(0, share * dc);
}

/** AC power of an inverter from its DC power, both in the unit of `dcLimit`. */
export const pvwattsInverter = (dc: number, dcLimit: number, efficiency = 0.96) =>
  Math.min(unclipped(dc, dcLimit, efficiency), efficiency * dcLimit);

/** PVWatts' causes of loss between cell and inverter, with their usual sizes as shares. */
const usual = {
  soiling: 0.02,
  shading: 0.03,
  snow: 0,
  mismatch: 0.02,
  wiring: 0.02,
  connections: 0.005,
  lightInduced: 0.015,
  nameplate: 0.01,
  age: 0,
  availability: 0.03,
};

/** All causes together, as a share: each takes its part of what the others leave. */
export function pvwattsLosses(shares: Partial<typeof usual> = {}): number {
  const left = Object.values({ ...usual, ...shares }).reduce(
    (part, share) => part * (1 - share),
    1,
  );
  return 1 - left;
}
