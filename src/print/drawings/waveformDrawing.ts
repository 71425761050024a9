import {
  amplitudeLabels,
  drawing,
  gridLines,
  screen,
  timeLabels,
  withMinusSign,
  xOf,
  yOf,
} from '../../components/waveforms/graticule.ts';
import { pathData } from '../../components/waveforms/pathData.ts';
import { toleranceBand, toleranceLimits } from '../../components/waveforms/toleranceBand.ts';
import { tracePoints } from '../../components/waveforms/tracePoints.ts';
import type { Marker, Waveform } from '../../components/waveforms/waveform.ts';
import { paper } from '../theme.ts';
import type { Drawing, Label } from './drawing.ts';

const bottom = screen.y + screen.height;
const tenth = (n: number) => Math.round(n * 10) / 10;

const band = `fill="${paper.accent}" fill-opacity=".22" stroke="${paper.accent}" stroke-width=".8"`;

/** A point or a dimension line over the band that its tolerance leaves it. */
function markerLines(wave: Waveform, marker: Marker): string {
  const { time, until, amplitude } = marker;
  const x = (at: number) => tenth(xOf(wave, at));
  const [at, height] = [x(time), tenth(yOf(wave, amplitude))];
  const box = toleranceBand(wave, marker);
  const bar = box
    ? `<path d="M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z" ${band}/>`
    : '';
  if (until === undefined)
    return `${bar}<circle cx="${at}" cy="${height}" r="4" fill="${paper.ink}"/>`;
  return `${bar}<path d="M${at} ${height - 5}v10m0-5H${x(until)}m0-5v10" stroke="${paper.ink}" fill="none"/>`;
}

/** The tail is named under its line, where the curve leaves room; the front beside its end. */
function markerLabel(wave: Waveform, marker: Marker): Label {
  const { label, time, until = time, amplitude, labelPosition, tolerance = '', defines } = marker;
  const end = xOf(wave, until);
  const y = yOf(wave, amplitude);
  const words = { words: `${label} ${tolerance}`.trim(), colour: 'ink' as const };
  if (defines === 'tail') return { ...words, x: end, y: y + 26, anchor: 'end' };
  if (labelPosition === 'middle')
    return { ...words, x: (xOf(wave, time) + end) / 2, y: y - 9, anchor: 'middle' };
  const [, latest = until - time] = toleranceLimits(tolerance, until - time) ?? [];
  const beside = marker.until === undefined ? 12 : 6;
  return {
    ...words,
    x: xOf(wave, time + latest) + beside,
    y: labelPosition === 'below' ? y + 22 : y - 9,
  };
}

/** The scales: quantity, times and amplitudes. */
function scales(wave: Waveform): Label[] {
  const [left, right] = [screen.x, screen.x + screen.width];
  const grey = (words: string, x: number, y: number, anchor: Label['anchor'] = 'end'): Label => ({
    words,
    x,
    y,
    anchor,
    colour: 'muted',
  });
  return [
    grey(`${wave.quantity} (${wave.amplitudeUnit})`, left, 17, 'start'),
    grey(
      `${wave.quantity === 'Impedance' ? 'Frequency' : 'Time'} (${wave.timeUnit})`,
      right,
      bottom + 40,
    ),
    ...timeLabels(wave).map((time) =>
      grey(withMinusSign(time), xOf(wave, time), bottom + 19, 'middle'),
    ),
    ...amplitudeLabels(wave).map((amplitude) =>
      grey(withMinusSign(amplitude), left - 8, yOf(wave, amplitude) + 4.5),
    ),
  ];
}

/** The same curve as on the site, for print. A band marks each tolerance. */
export function waveformDrawing(wave: Waveform): Drawing {
  const zero = tenth(Math.min(Math.max(yOf(wave, 0), screen.y), bottom));
  const trace = tracePoints(wave, screen);
  const markers = wave.markers ?? [];
  return {
    ...drawing,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}">`,
      `<rect x="${screen.x}" y="${screen.y}" width="${screen.width}" height="${screen.height}" fill="${paper.surface}" stroke="${paper.edge}"/>`,
      `<path d="${gridLines}" stroke="${paper.line}"/>`,
      `<path d="M${screen.x} ${zero}h${screen.width}" stroke="${paper.edge}"/>`,
      // Thinner for dense traces, which would otherwise merge into an area.
      `<path d="${pathData(trace)}" fill="none" stroke="${paper.accent}" stroke-width="${trace.length > 200 ? 1.5 : 2.5}" stroke-linejoin="round"/>`,
      ...markers.map((marker) => markerLines(wave, marker)),
      '</svg>',
    ].join(''),
    labels: [...scales(wave), ...markers.map((marker) => markerLabel(wave, marker))],
  };
}
