import type { TimeFunction } from '../waveform.ts';

/** Heidler's impulse: a power-law front times an exponential tail, divided by its peak correction. */
export function heidler(rise: number, decay: number, steepness: number): TimeFunction {
  const correction = Math.exp(-(rise / decay) * ((steepness * decay) / rise) ** (1 / steepness));
  return (time) => {
    if (time <= 0) return 0;
    const x = (time / rise) ** steepness;
    return ((x / (1 + x)) * Math.exp(-time / decay)) / correction;
  };
}

const strike = heidler(1.1, 2, 1.8);

/** From 330 Ω (the formula of IEC 61000-4-2). */
function through330Ohms(rise: number, decay: number): TimeFunction {
  const bulk = heidler(rise, decay, 1.8);
  return (time) => (16.6 * strike(time) + 9.3 * bulk(time)) / 4;
}

/**
 * Through 2 kΩ: the strike of the tip, then an exponential of R times C. The strike makes the peak
 * 3.75 A/kV, which ISO 10605 lets these networks exceed but not miss.
 */
const through2Kiloohms =
  (decay: number): TimeFunction =>
  (time) =>
    time <= 0 ? 0 : 4.01 * strike(time) + 0.5 * (1 - Math.exp(-time / 2)) * Math.exp(-time / decay);

/** Contact discharge currents in A per kV, by capacitor in pF and resistor in Ω; time in ns. */
export const contactDischarge = {
  '150/330': through330Ohms(12, 37),
  '330/330': through330Ohms(26, 80),
  '150/2000': through2Kiloohms(300),
  '330/2000': through2Kiloohms(660),
};

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
