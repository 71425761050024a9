import { xOf, yOf } from './graticule.ts';
import { markerLabel } from './markerLabel.ts';
import { toleranceBand } from './toleranceBand.ts';
import type { Marker, Waveform } from './waveform.ts';

type Props = { wave: Waveform; marker: Marker };

const tenth = (n: number) => Math.round(n * 10) / 10;

/** A point on the trace or a dimension line, over the band of its tolerance, with its label. */
export function PlotMarker({ wave, marker }: Props) {
  const { time, until, amplitude } = marker;
  const x = tenth(xOf(wave, time));
  const y = tenth(yOf(wave, amplitude));
  const band = toleranceBand(wave, marker);
  const { words, anchor, ...place } = markerLabel(wave, marker);
  return (
    <>
      {band && <path d={band} className="fill-accent/20 stroke-accent/60" />}
      {until === undefined ? (
        <circle cx={x} cy={y} r="4" />
      ) : (
        <path
          d={`M${x} ${y - 5}v10m0-5H${tenth(xOf(wave, until))}m0-5v10`}
          className="stroke-current"
        />
      )}
      <text {...place} textAnchor={anchor}>
        {words}
      </text>
    </>
  );
}
