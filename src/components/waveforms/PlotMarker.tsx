import { xOf, yOf } from './graticule.ts';
import type { Marker, Waveform } from './waveform.ts';

type Props = { wave: Waveform; marker: Marker };

const tenth = (n: number) => Math.round(n * 10) / 10;

/** A point on the trace or a dimension line, with its label. */
export function PlotMarker({
  wave,
  marker: { label, time, until, amplitude, labelPosition },
}: Props) {
  const x = tenth(xOf(wave, time));
  const end = tenth(xOf(wave, until ?? time));
  const y = tenth(yOf(wave, amplitude));
  const inMiddle = labelPosition === 'middle';
  return (
    <>
      {until === undefined ? (
        <circle cx={x} cy={y} r="4" />
      ) : (
        <path d={`M${x} ${y - 5}v10m0-5H${end}m0-5v10`} className="stroke-current" />
      )}
      <text
        x={inMiddle ? tenth((x + end) / 2) : end + 6}
        y={labelPosition === 'below' ? y + 17 : y - 7}
        textAnchor={inMiddle ? 'middle' : undefined}
      >
        {label}
      </text>
    </>
  );
}
