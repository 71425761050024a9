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
import { markerLabel } from '../../components/waveforms/markerLabel.ts';
import { pathData } from '../../components/waveforms/pathData.ts';
import { toleranceBand } from '../../components/waveforms/toleranceBand.ts';
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
  const [at, height] = [tenth(xOf(wave, time)), tenth(yOf(wave, amplitude))];
  const area = toleranceBand(wave, marker);
  const bar = area ? `<path d="${area}" ${band}/>` : '';
  if (until === undefined)
    return `${bar}<circle cx="${at}" cy="${height}" r="4" fill="${paper.ink}"/>`;
  const end = tenth(xOf(wave, until));
  return `${bar}<path d="M${at} ${height - 5}v10m0-5H${end}m0-5v10" stroke="${paper.ink}" fill="none"/>`;
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
    labels: [
      ...scales(wave),
      ...markers.map((marker) => ({ ...markerLabel(wave, marker), colour: 'ink' as const })),
    ],
  };
}
