import { xOf, yOf } from './graticule.ts';
import type { Marker, Waveform } from './waveform.ts';

const tenth = (n: number) => Math.round(n * 10) / 10;

/** "± 20 %", "+0/−30 %" or "+0.3/−0.1 µs" of a value, as its lowest and highest. */
export function toleranceLimits(
  text: string,
  value: number,
): readonly [low: number, high: number] | undefined {
  const [, both] = /^± ?([\d.]+)/.exec(text) ?? [];
  const [, plus = both] = /\+ ?([\d.]+)/.exec(text) ?? [];
  const [, minus = both] = /[−-] ?([\d.]+)/.exec(text) ?? [];
  if (plus === undefined || minus === undefined) return undefined;
  const unit = text.endsWith('%') ? Math.abs(value) / 100 : 1;
  return [value - Number(minus) * unit, value + Number(plus) * unit];
}

/** The box in the drawing that a marker's tolerance leaves its end, or a point. */
export function toleranceBand(
  wave: Waveform,
  { time, until, amplitude, tolerance = '' }: Marker,
): { x: number; y: number; width: number; height: number } | undefined {
  const limits = toleranceLimits(tolerance, until === undefined ? amplitude : until - time);
  if (!limits) return undefined;
  const [low, high] = limits;
  if (until === undefined) {
    const [top, bottom] = [yOf(wave, high), yOf(wave, low)];
    return {
      x: tenth(xOf(wave, time) - 6),
      y: tenth(top),
      width: 12,
      height: tenth(bottom - top),
    };
  }
  const [left, right] = [xOf(wave, time + low), xOf(wave, time + high)];
  return {
    x: tenth(left),
    y: tenth(yOf(wave, amplitude) - 9),
    width: tenth(right - left),
    height: 18,
  };
}
