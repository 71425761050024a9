/** How the rolling resistance of car tyres follows their pressure (fits of SAE J2452 tests: −0.4 to −0.5). */
const exponent = -0.4;

/** The rolling resistance coefficient at a share of the recommended tyre pressure. */
export const pressedCrr = (crr: number, tyrePercent: number): number =>
  crr * (tyrePercent / 100) ** exponent;
