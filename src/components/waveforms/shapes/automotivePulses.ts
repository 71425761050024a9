import type { TimeFunction } from '../waveform.ts';
import { doubleExponential } from './impulses.ts';

/** Voltage of a 12 V vehicle supply with the engine running. */
const supply = 13.5;

const pulse = (rise: number, duration: number) => doubleExponential(rise, duration, 'pulse');

const shape1 = pulse(0.001, 2);
const shape2a = pulse(0.9, 50);
const shape3 = pulse(5, 150);

/** An inductive load disconnected together with its supply: the line is dead afterwards. In ms. */
export const pulse1: TimeFunction = (t) => (t < 0 ? supply : -150 * shape1(t));

/** Current interrupted in the harness next to the device. In µs. */
export const pulse2a: TimeFunction = (t) => supply + 112 * shape2a(t);

/** A motor acting as a generator after the ignition is switched off. In s. */
export const pulse2b: TimeFunction = (t) => {
  const fall = 0.001;
  const pause = 0.001;
  // 1 ms from 10 % to 90 %.
  const rise = 0.00125;
  const start = fall + pause;
  // 10 % to 10 % of the pulse lasts one second.
  const decay = (1 - 0.9 * rise) / Math.log(10);
  if (t <= 0) return supply;
  if (t < fall) return supply * (1 - t / fall);
  if (t < start) return 0;
  if (t < start + rise) return (10 * (t - start)) / rise;
  return 10 * Math.exp(-(t - start - rise) / decay);
};

/** Switching transients on the harness, negative. In ns. */
export const pulse3a: TimeFunction = (t) => supply - 220 * shape3(t);

/** Switching transients on the harness, positive. In ns. */
export const pulse3b: TimeFunction = (t) => supply + 150 * shape3(t);

const battery = 12;
const bottom = 8;
const hold = 9.5;

/** Ends of the drop, the bottom, the rise, the hold and the recovery, in s. */
export const crankingCorners = [0, 0.005, 0.02, 0.07, 1.07, 1.11] as const;
const [start, fallen, turn, held, released, recovered] = crankingCorners;

const ramp = (time: number, from: number, to: number, low: number, high: number) =>
  low + ((high - low) * (time - from)) / (to - from);

/** Starting profile I of ISO 16750-2 for 12 V; V over s. */
export function cranking(time: number): number {
  if (time <= start) return battery;
  if (time < fallen) return ramp(time, start, fallen, battery, bottom);
  if (time < turn) return bottom;
  if (time < held) return ramp(time, turn, held, bottom, hold);
  // The starter turns over two compressions a second: 2 V peak to peak.
  if (time < released) return hold + Math.sin(2 * Math.PI * 2 * (time - held));
  if (time < recovered) return ramp(time, released, recovered, hold, battery);
  return battery;
}
