/** The state of charge above which a battery accepts less. */
export const taperFrom = 0.8;

/** The rate a full battery still accepts, in C. */
export const taperEndC = 0.2;

/**
 * The rate a battery accepts at a state of charge from 0 to 1, in C (its capacity per hour). It depends
 * on the cells alone: a weak charger is not slowed down by a battery that would take more.
 */
export function acceptedC(soc: number, peakC: number): number {
  const end = Math.min(taperEndC, peakC);
  return soc <= taperFrom ? peakC : peakC - ((peakC - end) * (soc - taperFrom)) / (1 - taperFrom);
}

/** The state of charge above which the cells limit the power; 1 if the supply always does. */
function crossover(supplyC: number, peakC: number): number {
  const end = Math.min(taperEndC, peakC);
  if (supplyC >= peakC) return taperFrom;
  return Math.min(1, taperFrom + ((peakC - supplyC) * (1 - taperFrom)) / (peakC - end));
}

/**
 * Hours from one state of charge to another when the power into the cells is the lesser of what is
 * supplied and what they accept, both in C. Exact: on the taper the integral of energy over power is
 * a logarithm.
 */
export function taperedTime(
  [from, to]: readonly [from: number, to: number],
  supplyC: number,
  peakC: number,
): number {
  const bend = crossover(supplyC, peakC);
  const flat = Math.max(0, Math.min(to, bend) - from) / Math.min(supplyC, peakC);
  const start = Math.max(from, bend);
  const slope = (peakC - Math.min(taperEndC, peakC)) / (1 - taperFrom);
  if (to <= start) return flat;
  if (slope === 0) return flat + (to - start) / peakC;
  return flat + Math.log(acceptedC(start, peakC) / acceptedC(to, peakC)) / slope;
}
