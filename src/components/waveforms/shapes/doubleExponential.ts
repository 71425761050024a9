import type { TimeFunction } from '../waveform.ts';
import { crossing } from './crossing.ts';
import { frontAndTail, type ImpulseDefinition } from './frontAndTail.ts';

/** Two exponentials with time constants 1 and 1/ratio, scaled to a peak of 1. */
function unitShape(ratio: number): { f: TimeFunction; peak: number } {
  const raw = (t: number) => Math.exp(-t) - Math.exp(-ratio * t);
  const peak = Math.log(ratio) / (ratio - 1);
  const scale = 1 / raw(peak);
  return { f: (t) => scale * raw(t), peak };
}

const read = (ratio: number, definition: ImpulseDefinition) => {
  const { f, peak } = unitShape(ratio);
  return frontAndTail(f, peak, 20, definition);
};

/**
 * The double exponential with the given front and tail times, peak 1, zero before t = 0.
 * Only the ratio of the time constants affects its shape, so one bisection finds the fit.
 */
export function doubleExponential(
  front: number,
  tail: number,
  definition: ImpulseDefinition,
): TimeFunction {
  const slenderness = (logRatio: number) => {
    const reading = read(Math.exp(logRatio), definition);
    return reading.tail / reading.front;
  };
  const narrowest = Math.log(1.01);
  if (tail / front < slenderness(narrowest)) {
    throw new RangeError(`No double exponential has a ${front}/${tail} ${definition} shape`);
  }
  const ratio = Math.exp(crossing(slenderness, tail / front, narrowest, Math.log(1e6)));
  const scale = read(ratio, definition).tail / tail;
  const { f } = unitShape(ratio);
  return (time) => (time <= 0 ? 0 : f(time * scale));
}
