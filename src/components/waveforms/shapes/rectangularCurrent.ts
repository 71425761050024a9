const rise = 0.3;
const fall = 0.5;
const flat = 1.95;

const smooth = (x: number) => (1 - Math.cos(Math.PI * x)) / 2;

/** Long-duration current of a ladder network, peak 1; time in ms. */
export function rectangularCurrent(time: number): number {
  const fallStart = rise + flat;
  if (time <= 0 || time >= fallStart + fall) return 0;
  if (time < rise) return smooth(time / rise);
  if (time <= fallStart) return 1;
  return smooth(1 - (time - fallStart) / fall);
}
