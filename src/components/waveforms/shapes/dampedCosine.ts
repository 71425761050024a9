import type { TimeFunction } from '../waveform.ts';

type Shape = {
  frequency: number;
  rise: number;
  decay: number;
  /** How long the cosine waits for the front, so that its first peak is the highest. */
  delay?: number;
};

/** A cosine that is let in with one time constant and dies out with another; first peak 1. */
export function dampedCosine({ frequency, rise, decay, delay = 0 }: Shape): TimeFunction {
  const raw = (t: number) =>
    (1 - Math.exp(-t / rise)) *
    Math.exp(-t / decay) *
    Math.cos(2 * Math.PI * frequency * (t - delay));
  let peak = 0;
  const quarter = 1 / (4 * frequency);
  for (let i = 1; i <= 4000; i++) peak = Math.max(peak, raw((quarter * i) / 4000));
  return (time) => (time <= 0 ? 0 : raw(time) / peak);
}
