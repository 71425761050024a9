/** The share of direct light that passes the glass (ASHRAE), by the cosine of its incidence. */
export function glass(cosIncidence: number, b = 0.05): number {
  return cosIncidence > 0 ? Math.max(0, 1 - b * (1 / cosIncidence - 1)) : 0;
}
