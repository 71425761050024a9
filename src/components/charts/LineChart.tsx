import { pathData } from '../waveforms/pathData.ts';
import { niceScale, ticksWithin } from './niceScale.ts';
import { acrossOf, downOf, PlotFrame } from './PlotFrame.tsx';
import { type Point, type Series, useReadout } from './useReadout.ts';
import './charts.css';

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

/** Lines over a continuous axis. In an island it reads out what is under the pointer or the arrow keys. */
export function LineChart(props: Props) {
  const { title, description, xLabel, yLabel, series, marker, yFrom, yTo } = props;
  const points = series.flatMap((line) => line.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = ticksWithin(Math.min(...xs), Math.max(...xs), 8);
  const y = niceScale(Math.min(...ys, yFrom ?? Infinity), Math.max(...ys, yTo ?? -Infinity));
  const place = ([px, py]: Point): Point => [
    (1000 * (px - x.low)) / (x.high - x.low),
    (1000 * (y.high - py)) / (y.high - y.low),
  ];
  const { live, chosen, choose, last, at, values, text, follow } = useReadout({
    series,
    x,
    y,
    xLabel,
    yLabel,
  });
  const late = marker && marker.at[0] > (x.low + x.high) / 2;
  return (
    <div className="plot figures">
      <p className="text-muted">{yLabel}</p>
      <svg
        role="img"
        aria-label={title}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => choose(undefined)}
      >
        <desc>{description}</desc>
        <PlotFrame x={x} y={y} />
        <svg
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          aria-hidden="true"
        >
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
        </svg>
        {marker && (
          <g className="fill-text">
            <circle
              cx={acrossOf(x, marker.at[0])}
              cy={downOf(y, marker.at[1])}
              r="5"
              className="fill-accent stroke-surface"
            />
            <text
              x={acrossOf(x, marker.at[0])}
              y={downOf(y, marker.at[1])}
              dx={late ? -9 : 9}
              dy="-9"
              textAnchor={late ? 'end' : 'start'}
              strokeWidth="4"
              className="stroke-surface [paint-order:stroke]"
            >
              {marker.label}
            </text>
          </g>
        )}
        {at !== undefined && (
          <>
            <line x1={acrossOf(x, at)} x2={acrossOf(x, at)} y2="100%" className="stroke-text" />
            {values.map(({ name, value }) => (
              <circle
                key={name}
                cx={acrossOf(x, at)}
                cy={downOf(y, value)}
                r="5"
                className="fill-text stroke-surface"
              />
            ))}
          </>
        )}
      </svg>
      <p className="plot-feet">
        <span>{text}</span>
        <span className="text-muted">{xLabel}</span>
      </p>
      {live && (
        <input
          type="range"
          aria-label={`Cursor: ${title}`}
          min={0}
          max={last}
          value={chosen ?? Math.round(last / 2)}
          aria-valuetext={text || undefined}
          onFocus={() => choose(chosen ?? Math.round(last / 2))}
          onBlur={() => choose(undefined)}
          onChange={({ target }) => choose(Number(target.value))}
          className="sr-only"
        />
      )}
    </div>
  );
}
