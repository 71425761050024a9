import type { TimeFunction } from '../waveform.ts';

/** Rectified 50 Hz on a smoothing capacitor: mean 100 %, ripple factor 2 %; time in ms. */
export const smoothedDc: TimeFunction = (time) => {
  const period = 10;
  const recharge = 2;
  const phase = ((time % period) + period) % period;
  if (phase < recharge) return 98 + (4 * phase) / recharge;
  return 102 - (4 * (phase - recharge)) / (period - recharge);
};

/** Corners of the sawtooth within a window, in ms. */
export const smoothedDcCorners = (from: number, to: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / 10) + 1 }, (_, i) => from + 10 * i).flatMap((t) => [
    t,
    t + 2,
  ]);

/** 4 V peak to peak at 1 kHz on a 14 V supply; time in ms. */
export const superimposedAc: TimeFunction = (time) => 14 + 2 * Math.sin(2 * Math.PI * time);
