import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { niceScale } from '../../../../components/charts/niceScale.ts';

interface Props {
  title: string;
  /** Named in the legend. */
  first: string;
  second: string;
  bars: readonly {
    readonly label: string;
    readonly value: number;
    readonly other: number;
  }[];
}

const height = 180;

/** Energy as bars over days or months, each with a line to compare with. */
export function PairedBars({ title, first, second, bars }: Props) {
  const scale = niceScale(0, Math.max(1, ...bars.flatMap(({ value, other }) => [value, other])), 4);
  const y = (value: number) => height * (1 - value / scale.high);
  const slot = 100 / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / 8);
  return (
    <figure>
      <svg role="img" className="console-chart" height={height + 22}>
        <title>{title}</title>
        <desc>{`${first} as bars, ${second} as lines, in kWh. The table below has the figures.`}</desc>
        <rect width="100%" height={height} className="fill-ground stroke-line" />
        {scale.ticks.slice(1).map((tick) => (
          <g key={tick}>
            <line x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x="4" y={y(tick) + 12}>
              {`${formatNumber(tick)}${tick === scale.high ? ' kWh' : ''}`}
            </text>
          </g>
        ))}
        {bars.map(({ label, value, other }, index) => (
          <g key={label}>
            <rect
              x={`${(slot * (index + 0.16)).toFixed(2)}%`}
              width={`${(slot * 0.68).toFixed(2)}%`}
              y={y(value)}
              height={Math.max(0, height - y(value))}
              className="fill-accent opacity-70"
            />
            <line
              x1={`${(slot * (index + 0.06)).toFixed(2)}%`}
              x2={`${(slot * (index + 0.94)).toFixed(2)}%`}
              y1={y(other)}
              y2={y(other)}
              className="stroke-text"
              strokeWidth="2"
            />
            {index % every === 0 && (
              <text x={`${(slot * (index + 0.5)).toFixed(2)}%`} y={height + 15} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 flex flex-wrap gap-x-5 text-sm text-muted">
        <span data-key="bar">{first}</span>
        <span data-key="mark">{second}</span>
      </figcaption>
    </figure>
  );
}
