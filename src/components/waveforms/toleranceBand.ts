import { xOf, yOf } from './graticule.ts';
import { toleranceLimits } from './toleranceLimits.ts';
import type { Marker, Waveform } from './waveform.ts';

const tenth = (n: number) => Math.round(n * 10) / 10;

/** The area that a marker's tolerance leaves it, as a path: across a point, or around a line's end. */
export function toleranceBand(
  wave: Waveform,
  { time, until, amplitude, tolerance = '' }: Marker,
): string | undefined {
  const limits = toleranceLimits(tolerance, until === undefined ? amplitude : until - time);
  if (!limits) return undefined;
  if (until === undefined) {
    const [low, high] = limits.map((limit) => tenth(yOf(wave, limit)));
    return `M${tenth(xOf(wave, time)) - 6} ${low}h12V${high}h-12z`;
  }
  const [from, to] = limits.map((limit) => tenth(xOf(wave, time + limit)));
  return `M${from} ${tenth(yOf(wave, amplitude)) - 9}v18H${to}v-18z`;
}
