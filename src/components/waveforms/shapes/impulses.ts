import type { TimeFunction } from '../waveform.ts';

/**
 * How a standard defines an impulse's times:
 * - voltage: IEC 60060-1, front through 30 % and 90 %, tail to 50 % from the virtual origin
 * - current: IEC 62475, front through 10 % and 90 %, tail to 50 % from the virtual origin
 * - switching: time to peak and time to half value, from the true origin
 * - pulse: ISO 7637-2, rise from 10 % to 90 %, duration between the 10 % points
 */
export type ImpulseDefinition = 'voltage' | 'current' | 'switching' | 'pulse';

type Reading = { front: number; tail: number; origin: number };

/** The instant between `from` and `to` at which the function passes the level, by bisection. */
export function crossing(f: TimeFunction, level: number, from: number, to: number): number {
  const rising = f(to) > f(from);
  let low = from;
  let high = to;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (f(middle) < level === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Measures an impulse of unit peak that starts at zero, peaks at `peak` and has decayed at `end`. */
export function frontAndTail(
  f: TimeFunction,
  peak: number,
  end: number,
  definition: ImpulseDefinition,
): Reading {
  const rise = (level: number) => crossing(f, level, 0, peak);
  const fall = (level: number) => crossing(f, level, peak, end);

  switch (definition) {
    case 'switching':
      return { front: peak, tail: fall(0.5), origin: 0 };
    case 'pulse':
      return { front: rise(0.9) - rise(0.1), tail: fall(0.1) - rise(0.1), origin: rise(0.1) };
    default: {
      const foot = definition === 'voltage' ? 0.3 : 0.1;
      const front = (rise(0.9) - rise(foot)) / (0.9 - foot);
      const origin = rise(foot) - foot * front;
      return { front, tail: fall(0.5) - origin, origin };
    }
  }
}

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
