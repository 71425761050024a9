import { doubleExponential } from './shapes/doubleExponential.ts';
import type { TimeFunction } from './waveform.ts';

/** Voltage of a 12 V vehicle supply with the engine running. */
const supply = 13.5;

const pulse = (rise: number, duration: number) => doubleExponential(rise, duration, 'pulse');

const shape1 = pulse(0.001, 2);
const shape2a = pulse(0.9, 50);
const shape3 = pulse(5, 150);

/** Inductive load cut off together with its supply: the line is dead after the pulse. ms. */
export const pulse1: TimeFunction = (t) => (t < 0 ? supply : -150 * shape1(t));

/** Current in the harness interrupted beside the device. µs. */
export const pulse2a: TimeFunction = (t) => supply + 112 * shape2a(t);

/** A motor running on as a generator after the ignition is off. s. */
export const pulse2b: TimeFunction = (t) => {
  const fall = 0.001;
  const pause = 0.001;
  const rise = 0.001;
  const start = fall + pause;
  // 10 % to 10 % of the pulse lasts one second.
  const decay = (1 - rise) / Math.log(10);
  if (t <= 0) return supply;
  if (t < fall) return supply * (1 - t / fall);
  if (t < start) return 0;
  if (t < start + rise) return (10 * (t - start)) / rise;
  return 10 * Math.exp(-(t - start - rise) / decay);
};

/** Switching processes on the harness, negative. ns. */
export const pulse3a: TimeFunction = (t) => supply - 220 * shape3(t);

/** Switching processes on the harness, positive. ns. */
export const pulse3b: TimeFunction = (t) => supply + 150 * shape3(t);
