import { xOf, yOf } from './graticule.ts';
import { toleranceLimits } from './toleranceLimits.ts';
import type { Marker, Waveform } from './waveform.ts';

interface Label {
  words: string;
  x: number;
  y: number;
  anchor?: 'middle' | 'end';
}

const tenth = (n: number) => Math.round(n * 10) / 10;

/** A marker's words with its tolerance. The tail's stand under its line, where the curve leaves room. */
export function markerLabel(wave: Waveform, marker: Marker): Label {
  const { label, time, until = time, amplitude, labelPosition, tolerance = '', defines } = marker;
  const end = tenth(xOf(wave, until));
  const y = tenth(yOf(wave, amplitude));
  const words = `${label} ${tolerance}`.trim();
  if (defines === 'tail') return { words, x: end, y: y + 26, anchor: 'end' };
  if (labelPosition === 'middle')
    return { words, x: tenth((xOf(wave, time) + end) / 2), y: y - 9, anchor: 'middle' };
  const [, latest = until - time] = toleranceLimits(tolerance, until - time) ?? [];
  const beside = marker.until === undefined ? 12 : 6;
  return {
    words,
    x: tenth(xOf(wave, time + latest) + beside),
    y: labelPosition === 'below' ? y + 22 : y - 9,
  };
}
