import { formatNumber } from './formatNumber.ts';
import { niceScale } from './niceScale.ts';
import './charts.css';

interface Props {
  title: string;
  unit: string;
  digits?: number;
  bars: readonly { readonly label: string; readonly value: number }[];
}

const rowHeight = 44;
/** Per cent; leaves room for the figure to the right of the longest bar. */
const plotWidth = 84;

/** One bar under each name; negative values point left. It fills its width, its lettering keeps its size. */
export function BarChart({ title, unit, digits = 0, bars }: Props) {
  const values = bars.map(({ value }) => value);
  const { low, high } = niceScale(Math.min(0, ...values), Math.max(0, ...values));
  const xOf = (value: number) => ((value - low) / (high - low)) * plotWidth;
  const words = bars.map(({ label, value }) => `${label} ${formatNumber(value, digits)} ${unit}`);
  return (
    <svg
      role="img"
      aria-label={title}
      width="100%"
      height={bars.length * rowHeight}
      className="figures block fill-none text-sm"
    >
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
            <line x2={`${plotWidth}%`} y1={top + 29} y2={top + 29} className="stroke-line" />
            <rect
              x={`${start.toFixed(2)}%`}
              y={top + 21}
              width={`${Math.max(length, 0.2).toFixed(2)}%`}
              height="16"
              rx="2"
              className={value < 0 ? 'fill-caution' : 'fill-accent'}
            />
            <text x="100%" y={top + 34} textAnchor="end" className="fill-text">
              {formatNumber(value, digits)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
