import type { TimeFunction } from '../waveform.ts';
import { crossing } from './crossing.ts';

/**
 * How a standard defines an impulse's times:
 * - voltage: IEC 60060-1, front through 30 % and 90 %, tail to 50 % from the virtual origin
 * - current: IEC 62475, front through 10 % and 90 %, tail to 50 % from the virtual origin
 * - switching: time to peak and time to half value, from the true origin
 * - pulse: ISO 7637-2, rise from 10 % to 90 %, duration between the 10 % points
 */
export type ImpulseDefinition = 'voltage' | 'current' | 'switching' | 'pulse';

type Reading = { front: number; tail: number; origin: number };

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
