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
