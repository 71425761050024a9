import type { TimeFunction } from '../waveform.ts';

type Shape = {
  frequency: number;
  rise: number;
  decay: number;
  /** Delays the cosine against the front, so the first peak is the highest. */
  delay?: number;
};

/** A cosine with exponential rise and decay, scaled to a first peak of 1. */
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

/** The 0.5 µs – 100 kHz ring wave of IEC 61000-4-12 and IEEE C62.41.2; time in µs, first peak 1. */
export const ringWave = dampedCosine({ frequency: 0.1, rise: 0.533, decay: 9.788 });
