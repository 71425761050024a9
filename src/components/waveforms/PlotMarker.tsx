import { xOf, yOf } from './graticule.ts';
import { toleranceBand } from './toleranceBand.ts';
import type { Marker, Waveform } from './waveform.ts';

type Props = {
  wave: Waveform;
  marker: Marker;
  /** Draws the band that the tolerance leaves, and names it. */
  mask?: boolean;
};

const tenth = (n: number) => Math.round(n * 10) / 10;

/** A point on the trace or a dimension line, with its label. */
export function PlotMarker({ wave, marker, mask = false }: Props) {
  const { label, time, until, amplitude, labelPosition, tolerance, defines } = marker;
  const band = mask ? toleranceBand(wave, marker) : undefined;
  // Beside the band of the tail there is no room.
  const underBand = band !== undefined && defines === 'tail';
  const x = tenth(xOf(wave, time));
  const end = tenth(xOf(wave, until ?? time));
  const y = tenth(yOf(wave, amplitude));
  const inMiddle = labelPosition === 'middle';
  const beside = Math.max(end, band ? band.x + band.width : 0) + 6;
  return (
    <>
      {band && <rect {...band} className="fill-accent/20 stroke-accent" />}
      {until === undefined ? (
        <circle cx={x} cy={y} r="4" />
      ) : (
        <path d={`M${x} ${y - 5}v10m0-5H${end}m0-5v10`} className="stroke-current" />
      )}
      <text
        x={inMiddle || underBand ? tenth((x + end) / 2) : beside}
        y={underBand ? y + 26 : labelPosition === 'below' ? y + 17 : y - 7}
        textAnchor={inMiddle || underBand ? 'middle' : undefined}
      >
        {mask && tolerance ? `${label} ${tolerance}` : label}
      </text>
    </>
  );
}
