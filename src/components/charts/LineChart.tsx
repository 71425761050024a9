import { pathData } from '../waveforms/pathData.ts';
import { niceScale, ticksWithin } from './niceScale.ts';
import { acrossOf, downOf, PlotFrame } from './PlotFrame.tsx';
import { endLabels, standsOnFloor } from './plotLabels.ts';
import { readoutScales } from './readoutScales.ts';
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
  /** Points with a number that the text beside refers to. */
  notes?: readonly { readonly at: Point; readonly label: string }[];
  /** Names each line at its end. */
  named?: boolean;
  /** The y axis covers at least this range; without it, the data decide. */
  yFrom?: number;
  yTo?: number;
}

const tones = ['stroke-accent', 'stroke-caution', 'stroke-danger', 'stroke-text'] as const;
const fills = ['fill-accent', 'fill-caution', 'fill-danger', 'fill-text'] as const;

/** Lines over a continuous axis. In an island it reads out what is under the pointer or the arrow keys. */
export function LineChart(props: Props) {
  const {
    title,
    description,
    xLabel,
    yLabel,
    series,
    marker,
    notes = [],
    named,
    yFrom,
    yTo,
  } = props;
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
  const foot = marker && standsOnFloor(marker.at[0], series, x, y);
  return (
    <div className="plot figures" data-named={named || undefined}>
      <p className="text-muted">{yLabel}</p>
      <svg
        role="img"
        aria-label={title}
        data-readout={readoutScales(
          [0, 0, 1000, 1000],
          [xLabel, x.low, x.high],
          [yLabel, y.low, y.high],
        )}
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
          {series.map(({ name, points: line, quiet, tone = 0 }) => (
            <path
              key={name}
              data-trace={name}
              d={pathData(line.map(place))}
              className={quiet ? 'stroke-edge' : tones[tone]}
              strokeWidth={quiet ? 1.5 : 2.5}
              strokeDasharray={quiet ? '5 4' : undefined}
              strokeLinejoin="round"
            />
          ))}
        </svg>
        {marker && (
          <g className="fill-text">
            <line
              x1={acrossOf(x, marker.at[0])}
              x2={acrossOf(x, marker.at[0])}
              y1={downOf(y, marker.at[1])}
              y2={foot ? '100%' : '0'}
              strokeDasharray="2 3"
              className="stroke-edge"
            />
            <circle
              cx={acrossOf(x, marker.at[0])}
              cy={downOf(y, marker.at[1])}
              r="5"
              className="fill-accent stroke-surface"
            />
            <text
              x={acrossOf(x, marker.at[0])}
              y={foot ? '100%' : '0'}
              dx={late ? -8 : 8}
              dy={foot ? -10 : 18}
              textAnchor={late ? 'end' : 'start'}
              className="plot-halo"
            >
              {marker.label}
            </text>
          </g>
        )}
        {notes.map(({ at: [px, py], label }) => (
          <g key={label} className="fill-on-accent" textAnchor="middle">
            <circle cx={acrossOf(x, px)} cy={downOf(y, py)} r="10" className="fill-accent" />
            <text x={acrossOf(x, px)} y={downOf(y, py)} dy="4.5">
              {label}
            </text>
          </g>
        ))}
        {endLabels(named ? series : [], y).map(({ name, tone = 0, down }) => (
          <text key={name} x="100%" y={down} dx="8" dy="4" className={fills[tone]}>
            {name}
          </text>
        ))}
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
