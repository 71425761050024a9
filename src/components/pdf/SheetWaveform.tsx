import { Circle, G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import {
  amplitudeLabels,
  drawing,
  gridLines,
  screen,
  timeLabels,
  withMinusSign,
  xOf,
  yOf,
} from '../waveforms/graticule.ts';
import { pathData } from '../waveforms/pathData.ts';
import { tracePoints } from '../waveforms/tracePoints.ts';
import type { Marker, Waveform } from '../waveforms/waveform.ts';
import { colours, mono } from './sheetStyle.ts';

const label = { fontFamily: mono, fontSize: 13 };
const bottom = screen.y + screen.height;

function SheetMarker({ wave, marker }: { wave: Waveform; marker: Marker }) {
  const { time, until = time, amplitude, labelPosition } = marker;
  const [x, end, y] = [xOf(wave, time), xOf(wave, until), yOf(wave, amplitude)];
  const middle = labelPosition === 'middle';
  return (
    <G>
      {marker.until === undefined ? (
        <Circle cx={x} cy={y} r={4} fill={colours.ink} />
      ) : (
        <Path d={`M${x} ${y - 5}v10m0 -5H${end}m0 -5v10`} stroke={colours.ink} />
      )}
      <Text
        x={middle ? (x + end) / 2 : end + 6}
        y={labelPosition === 'below' ? y + 17 : y - 7}
        textAnchor={middle ? 'middle' : 'start'}
        style={label}
        fill={colours.ink}
      >
        {marker.label}
      </Text>
    </G>
  );
}

/** The same curve as on the site, as vectors. */
export function SheetWaveform({ wave, width }: { wave: Waveform; width: number }) {
  const zero = Math.min(Math.max(yOf(wave, 0), screen.y), bottom);
  const trace = tracePoints(wave, screen);
  return (
    <Svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      style={{ width, height: (width * drawing.height) / drawing.width }}
    >
      <Rect {...screen} fill={colours.surface} stroke={colours.edge} />
      <Path d={gridLines} stroke={colours.line} />
      <Path d={`M${screen.x} ${zero}h${screen.width}`} stroke={colours.edge} />
      <Path
        d={pathData(trace)}
        stroke={colours.accent}
        strokeWidth={trace.length > 200 ? 1.5 : 2.5}
        fill="none"
      />
      {wave.markers?.map((marker) => (
        <SheetMarker key={marker.label} wave={wave} marker={marker} />
      ))}
      <Text x={screen.x} y={17} style={label} fill={colours.muted}>
        {`${wave.quantity} (${wave.amplitudeUnit})`}
      </Text>
      {timeLabels(wave).map((time) => (
        <Text
          key={time}
          x={xOf(wave, time)}
          y={bottom + 19}
          textAnchor="middle"
          style={label}
          fill={colours.muted}
        >
          {withMinusSign(time)}
        </Text>
      ))}
      {amplitudeLabels(wave).map((amplitude) => (
        <Text
          key={amplitude}
          x={screen.x - 8}
          y={yOf(wave, amplitude) + 4.5}
          textAnchor="end"
          style={label}
          fill={colours.muted}
        >
          {withMinusSign(amplitude)}
        </Text>
      ))}
      <Text
        x={screen.x + screen.width}
        y={bottom + 40}
        textAnchor="end"
        style={label}
        fill={colours.muted}
      >
        {`Time (${wave.timeUnit})`}
      </Text>
    </Svg>
  );
}
