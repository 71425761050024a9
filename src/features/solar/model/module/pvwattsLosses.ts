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
