import type { TimeFunction } from '../waveform.ts';

type Dip = { /** Remaining voltage, 0 to 1. */ remaining: number; cycles: number };

/** One cycle of 50 Hz in ms. */
export const cycle = 20;

/** 50 Hz in per cent of its rms value; time in ms. */
export const mains: TimeFunction = (time) =>
  100 * Math.SQRT2 * Math.sin((2 * Math.PI * time) / cycle);

/** The mains dipping at t = 0, at the phase angle 0°, for a number of cycles. */
export function supplyDip({ remaining, cycles }: Dip): TimeFunction {
  return (time) => mains(time) * (time >= 0 && time < cycles * cycle ? remaining : 1);
}
