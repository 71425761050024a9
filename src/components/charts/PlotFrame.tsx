import { formatNumber } from './formatNumber.ts';
import type { Scale } from './niceScale.ts';
import { tickDigits } from './plotArea.ts';
import './charts.css';

interface Props {
  x: Scale;
  y: Scale;
}

const share = ({ low, high }: Scale, value: number) => (value - low) / (high - low);
export const acrossOf = (scale: Scale, value: number) =>
  `${(100 * share(scale, value)).toFixed(2)}%`;
export const downOf = (scale: Scale, value: number) =>
  `${(100 - 100 * share(scale, value)).toFixed(2)}%`;

/** Frame, grid and ticks of a plot that stretches: places in per cent, lettering in its own size. */
export function PlotFrame({ x, y }: Props) {
  return (
    <>
      <rect width="100%" height="100%" className="fill-surface stroke-edge" />
      {x.ticks.map((tick) => (
        <g key={tick}>
          <line x1={acrossOf(x, tick)} x2={acrossOf(x, tick)} y2="100%" className="stroke-line" />
          <text
            x={acrossOf(x, tick)}
            y="100%"
            dy="1.5em"
            textAnchor="middle"
            className="fill-muted"
          >
            {formatNumber(tick, tickDigits(x))}
          </text>
        </g>
      ))}
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line x2="100%" y1={downOf(y, tick)} y2={downOf(y, tick)} className="stroke-line" />
          <text x="-7" y={downOf(y, tick)} dy="0.35em" textAnchor="end" className="fill-muted">
            {formatNumber(tick, tickDigits(y))}
          </text>
        </g>
      ))}
    </>
  );
}
