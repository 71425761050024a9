import { readoutScales } from '../charts/readoutScales.ts';
import {
  amplitudeLabels,
  drawing,
  gridLines,
  screen,
  timeLabels,
  withMinusSign,
  xOf,
  yOf,
} from './graticule.ts';
import { PlotMarker } from './PlotMarker.tsx';
import { pathData } from './pathData.ts';
import { tracePoints } from './tracePoints.ts';
import type { Waveform } from './waveform.ts';
import { type WaveformKey, waveforms } from './waveforms.ts';

type Props = {
  /** A curve, or the key of one. */ wave: WaveformKey | Waveform;
  className?: string;
  /** Shows the tolerances of the markers as bands. */
  mask?: boolean;
};

const bottom = screen.y + screen.height;

/** A waveform on an oscilloscope screen: graticule, scales, trace and markers. */
export function WaveformPlot({ wave: given, className, mask = false }: Props) {
  const wave = typeof given === 'string' ? waveforms[given] : given;
  const zero = Math.min(Math.max(yOf(wave, 0), screen.y), bottom);
  const trace = tracePoints(wave, screen);
  const across = wave.quantity === 'Impedance' ? 'Frequency' : 'Time';
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      data-readout={readoutScales(
        [screen.x, screen.y, screen.width, screen.height],
        [`${across} (${wave.timeUnit})`, ...wave.window],
        [`${wave.quantity} (${wave.amplitudeUnit})`, ...wave.range],
      )}
      className={`figures fill-none text-[13px] max-sm:text-[16px] ${className ?? ''}`}
    >
      <title>{wave.title}</title>
      <desc>{wave.caption}</desc>
      <rect {...screen} rx="3" className="fill-surface stroke-edge" />
      <path d={gridLines} className="stroke-line" />
      <path d={`M${screen.x} ${zero}h${screen.width}`} className="stroke-edge" />
      <path
        data-trace=""
        d={pathData(trace)}
        className="stroke-accent"
        // Thinner for dense traces, which would otherwise merge into an area.
        strokeWidth={trace.length > 200 ? 1.5 : 2.5}
        strokeLinejoin="round"
      />
      <g className="fill-text text-text">
        {wave.markers?.map((marker) => (
          <PlotMarker key={marker.label} wave={wave} marker={marker} mask={mask} />
        ))}
      </g>
      <g className="fill-muted">
        <text x={screen.x} y="17">{`${wave.quantity} (${wave.amplitudeUnit})`}</text>
        <g textAnchor="middle">
          {timeLabels(wave).map((time) => (
            <text key={time} x={xOf(wave, time)} y={bottom + 19}>
              {withMinusSign(time)}
            </text>
          ))}
        </g>
        <g textAnchor="end">
          {amplitudeLabels(wave).map((amplitude) => (
            <text key={amplitude} x={screen.x - 8} y={yOf(wave, amplitude) + 4.5}>
              {withMinusSign(amplitude)}
            </text>
          ))}
          <text x={screen.x + screen.width} y={bottom + 40}>{`${across} (${wave.timeUnit})`}</text>
        </g>
      </g>
    </svg>
  );
}
