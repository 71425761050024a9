import type { TimeFunction } from '../waveform.ts';
import { frontAndTail } from './frontAndTail.ts';

/**
 * The current of a capacitor discharged through R and L, peak 1. It starts with a finite slope
 * and swings below zero. At exactly T2/T1 = 2.5 it would swing 33 % below, more than the 30 %
 * allowed; damped at 0.42 it swings 27 %, and front and tail share the remaining error.
 */
export function dampedSine(front: number, tail: number, damping = 0.42): TimeFunction {
  const raw = (x: number) => Math.exp(-damping * x) * Math.sin(x);
  const peak = Math.atan(1 / damping);
  const height = raw(peak);
  const unit = (x: number) => raw(x) / height;
  const reading = frontAndTail(unit, peak, Math.PI, 'current');
  const scale = (reading.front / front + reading.tail / tail) / 2;
  return (time) => (time <= 0 ? 0 : unit(time * scale));
}
