/** The slider's positions: open at its start, short at its end, the decades from 1 kΩ to 0.1 Ω between. */
export const loadPositions = 82;
const decades = 4;

/** The load in Ω at a position of the slider. */
export function loadAt(position: number): number {
  if (position <= 0) return Infinity;
  if (position >= loadPositions) return 0;
  const share = (position - 1) / (loadPositions - 2);
  return Number((10 ** (3 - decades * share)).toPrecision(2));
}
