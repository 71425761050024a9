import { formatNumber } from './formatNumber.ts';
import { niceScale } from './niceScale.ts';

interface Props {
  title: string;
  unit: string;
  digits?: number;
  bars: readonly { readonly label: string; readonly value: number }[];
}

const width = 400;
const rowHeight = 40;
/** Leaves room for the figure to the right of the longest bar. */
const plotWidth = 340;

/** One bar under each name; negative values point left. */
export function BarChart({ title, unit, digits = 0, bars }: Props) {
  const values = bars.map(({ value }) => value);
  const { low, high } = niceScale(Math.min(0, ...values), Math.max(0, ...values));
  const xOf = (value: number) => ((value - low) / (high - low)) * plotWidth;
  const words = bars.map(({ label, value }) => `${label} ${formatNumber(value, digits)} ${unit}`);
  return (
    <svg viewBox={`0 0 ${width} ${bars.length * rowHeight}`} role="img" className="chart figures">
      <title>{title}</title>
      <desc>{`${words.join(', ')}.`}</desc>
      {bars.map(({ label, value }, index) => {
        const top = index * rowHeight;
        const start = Math.min(xOf(0), xOf(value));
        const length = Math.abs(xOf(value) - xOf(0));
        return (
          <g key={label}>
            <text x="0" y={top + 14} className="fill-text font-sans">
              {label}
            </text>
            <path d={`M0 ${top + 27}h${plotWidth}`} className="stroke-line" />
            <rect
              x={start}
              y={top + 20}
              width={Math.max(length, 1)}
              height="14"
              className={value < 0 ? 'fill-caution' : 'fill-accent'}
            />
            <text x={width} y={top + 32} textAnchor="end" className="fill-muted">
              {formatNumber(value, digits)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
