import { formatNumber } from './formatNumber.ts';
import type { Scale } from './niceScale.ts';
import { plot, plotX, plotY, tickDigits } from './plotArea.ts';
import './charts.css';

interface Props {
  x: Scale;
  y: Scale;
  xLabel: string;
  yLabel: string;
}

const bottom = plot.y + plot.height;

/** Frame, grid and scales of a chart. */
export function ChartAxes({ x, y, xLabel, yLabel }: Props) {
  const lines = [
    ...x.ticks.map((tick) => `M${plotX(x, tick).toFixed(1)} ${plot.y}v${plot.height}`),
    ...y.ticks.map((tick) => `M${plot.x} ${plotY(y, tick).toFixed(1)}h${plot.width}`),
  ];
  return (
    <>
      <rect {...plot} className="fill-surface stroke-edge" />
      <path d={lines.join('')} className="stroke-line" />
      <g className="fill-muted">
        <text x={plot.x} y="15">
          {yLabel}
        </text>
        <text x={plot.x + plot.width} y={bottom + 40} textAnchor="end">
          {xLabel}
        </text>
        <g textAnchor="middle">
          {x.ticks.map((tick) => (
            <text key={tick} x={plotX(x, tick)} y={bottom + 19}>
              {formatNumber(tick, tickDigits(x))}
            </text>
          ))}
        </g>
        <g textAnchor="end">
          {y.ticks.map((tick) => (
            <text key={tick} x={plot.x - 6} y={plotY(y, tick) + 4.5}>
              {formatNumber(tick, tickDigits(y))}
            </text>
          ))}
        </g>
      </g>
    </>
  );
}
