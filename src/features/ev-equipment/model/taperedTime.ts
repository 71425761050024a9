/** The state of charge above which the power tapers off. */
export const taperFrom = 0.8;

/** The power at full charge, as a share of the limit. */
export const taperEnd = 0.2;

/** The share of its power limit that the battery accepts at a state of charge from 0 to 1. */
export function acceptance(soc: number): number {
  return soc <= taperFrom ? 1 : 1 - ((1 - taperEnd) * (soc - taperFrom)) / (1 - taperFrom);
}

/** The state of charge above which the battery limits the power; 1 if the charger always does. */
function crossover(chargerKw: number, carLimitKw: number): number {
  const share = chargerKw / carLimitKw;
  if (share >= 1) return taperFrom;
  return Math.min(1, taperFrom + ((1 - share) * (1 - taperFrom)) / (1 - taperEnd));
}

/**
 * Hours from one state of charge to another when the power is min(charger, car limit × acceptance)
 * and nothing is lost on the way. Exact: on the taper the integral of energy over power is a
 * logarithm.
 */
export function taperedTime(
  batteryKwh: number,
  [from, to]: readonly [from: number, to: number],
  chargerKw: number,
  carLimitKw: number,
): number {
  const bend = crossover(chargerKw, carLimitKw);
  const flat = Math.max(0, Math.min(to, bend) - from) / Math.min(chargerKw, carLimitKw);
  const start = Math.max(from, bend);
  if (to <= start) return batteryKwh * flat;
  const slope = (1 - taperEnd) / (1 - taperFrom);
  const tapered = Math.log(acceptance(start) / acceptance(to)) / slope / carLimitKw;
  return batteryKwh * (flat + tapered);
}
