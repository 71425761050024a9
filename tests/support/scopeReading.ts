import type { TimeFunction } from '../../src/components/waveforms/waveform.ts';

/** Measures a curve as a digital scope does. Shares no code with the fits that it checks. */
export function scopeReading(f: TimeFunction, from: number, to: number, samples = 20_000) {
  const step = (to - from) / samples;
  const values = Float64Array.from({ length: samples + 1 }, (_, i) => f(from + i * step));
  const value = (i: number) => values[i] ?? Number.NaN;

  let top = 0;
  let low = 0;
  values.forEach((v, i) => {
    if (v > value(top)) top = i;
    if (v < value(low)) low = i;
  });

  const passes = (level: number, i: number) => value(i) >= level !== value(i + 1) >= level;
  const between = (level: number, i: number) =>
    from + (i + (level - value(i)) / (value(i + 1) - value(i))) * step;

  return {
    peak: value(top),
    peakTime: from + top * step,
    trough: value(low),
    troughTime: from + low * step,
    /** The last crossing of the level before the peak. */
    rise(level: number): number {
      for (let i = top - 1; i >= 0; i--) if (passes(level, i)) return between(level, i);
      return Number.NaN;
    },
    /** The first crossing of the level after the peak. */
    fall(level: number): number {
      for (let i = top; i < samples; i++) if (passes(level, i)) return between(level, i);
      return Number.NaN;
    },
    crossings(level: number): number[] {
      const found: number[] = [];
      for (let i = 0; i < samples; i++) if (passes(level, i)) found.push(between(level, i));
      return found;
    },
    /** Integral of a function of the amplitude, by trapezoids. */
    integral(of: (amplitude: number) => number = (a) => a): number {
      let sum = 0;
      for (let i = 0; i < samples; i++) sum += (of(value(i)) + of(value(i + 1))) / 2;
      return sum * step;
    },
  };
}
