import { pathData } from '../waveforms/pathData.ts';
import { ChartAxes } from './ChartAxes.tsx';
import { niceScale, ticksWithin } from './niceScale.ts';
import { drawing, plotX, plotY } from './plotArea.ts';

type Point = readonly [x: number, y: number];

interface Series {
  readonly name: string;
  readonly points: readonly Point[];
  /** Draws the line dashed and in a muted colour. */
  readonly quiet?: boolean;
}

interface Props {
  title: string;
  /** Describes the lines to screen readers. */
  description: string;
  xLabel: string;
  yLabel: string;
  series: readonly Series[];
  /** A highlighted point. */
  marker?: { readonly at: Point; readonly label: string } | undefined;
  /** The y axis covers at least this range; without it, the data decide. */
  yFrom?: number;
  yTo?: number;
}

/** Lines over a continuous axis, as a static SVG. */
export function LineChart(props: Props) {
  const { title, description, xLabel, yLabel, series, marker, yFrom, yTo } = props;
  const points = series.flatMap((line) => line.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = ticksWithin(Math.min(...xs), Math.max(...xs), 8);
  const y = niceScale(Math.min(...ys, yFrom ?? Infinity), Math.max(...ys, yTo ?? -Infinity));
  const place = ([px, py]: Point): Point => [plotX(x, px), plotY(y, py)];
  const [markerX, markerY] = marker ? place(marker.at) : [0, 0];
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} role="img" className="chart figures">
      <title>{title}</title>
      <desc>{description}</desc>
      <ChartAxes x={x} y={y} xLabel={xLabel} yLabel={yLabel} />
      {series.map(({ name, points: line, quiet }) => (
        <path
          key={name}
          d={pathData(line.map(place))}
          className={quiet ? 'stroke-edge' : 'stroke-accent'}
          strokeWidth={quiet ? 1.5 : 2.5}
          strokeDasharray={quiet ? '5 4' : undefined}
          strokeLinejoin="round"
        />
      ))}
      {marker && (
        <g className="fill-text">
          <circle cx={markerX} cy={markerY} r="5" className="fill-accent stroke-surface" />
          <text
            x={markerX + (markerX > 240 ? -9 : 9)}
            y={markerY - 9}
            textAnchor={markerX > 240 ? 'end' : 'start'}
          >
            {marker.label}
          </text>
        </g>
      )}
    </svg>
  );
}
