import { heidler } from './heidler.ts';

const shape = heidler(3.5, 51, 1.8);

/** The 5/50 ns pulse of IEC 61000-4-4 into 50 Ω, peak 1; time in ns. */
export const eftPulse = (time: number): number => 0.92 * shape(time);

const pulses = 75;
const spacing = 0.2;
const nanosecond = 1e-6;

/** The 75 pulses of a burst at 5 kHz; time in ms. */
export function eftBurst(time: number): number {
  const pulse = Math.floor(time / spacing + 1e-9);
  if (pulse < 0 || pulse >= pulses) return 0;
  return eftPulse((time - pulse * spacing) / nanosecond);
}

/** Start, peak and end of each pulse in ms; pulses are far narrower than a sample of the burst. */
export const eftBurstCorners = Array.from({ length: pulses }, (_, i) => i * spacing).flatMap(
  (start) => [start - nanosecond, start + 10.75 * nanosecond, start + 400 * nanosecond],
);
