import { dampedCosine } from './dampedCosine.ts';

/** The slow damped oscillatory wave of IEC 61000-4-18 at 1 MHz; time in µs, first peak 1. */
export const dampedOscillation = dampedCosine({
  frequency: 1,
  rise: 0.045,
  decay: 4.5,
  delay: 0.1,
});
