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
