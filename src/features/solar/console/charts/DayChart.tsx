import { memo } from 'react';
import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { niceScale } from '../../../../components/charts/niceScale.ts';
import { chartHeight, dayPath, shown } from './dayPath.ts';

interface DaySeries {
  readonly name: string;
  readonly values: ArrayLike<number>;
  /** Minutes from value to value. */
  readonly step: number;
  readonly look: 'area' | 'dashed' | 'sun' | 'thin';
  /** Drawn against the scale on the right. */
  readonly onRight?: boolean;
}

interface Props {
  title: string;
  /** In words, for readers of screens. */
  description: string;
  highest: number;
  rightUnit?: string;
  rightHighest?: number;
  series: readonly DaySeries[];
  until: number;
  /** Every value instead of means of ten minutes: once the page is read, there is time for it. */
  fine: boolean;
}

export const plotHeight = 240;
const hours = [6, 8, 10, 12, 14, 16, 18];
const looks = {
  area: 'stroke-accent',
  dashed: 'stroke-edge',
  sun: 'stroke-caution',
  thin: 'stroke-edge',
} as const;

const percent = (minute: number) => (100 * (minute - shown.from)) / (shown.to - shown.from);
export const percentOf = (minute: number) => `${percent(minute).toFixed(2)}%`;

/** Output over a day as lines. It fills its width; its lettering keeps its size. */
export const DayChart = memo(function DayChart(props: Props) {
  const { title, description, rightUnit, series, until, fine } = props;
  const scale = niceScale(0, Math.max(props.highest, 1), 4);
  const rightScale = niceScale(0, props.rightHighest ?? 1000, 4);
  const yOf = (share: number) => plotHeight * (1 - share);
  return (
    <svg role="img" className="console-chart" height={plotHeight + 22}>
      <title>{title}</title>
      <desc>{description}</desc>
      <rect width="100%" height={plotHeight} className="fill-ground stroke-line" />
      {hours.map((hour) => (
        <g key={hour}>
          <line
            x1={percentOf(hour * 60)}
            x2={percentOf(hour * 60)}
            y1="0"
            y2={plotHeight}
            className="stroke-line"
          />
          <text x={percentOf(hour * 60)} y={plotHeight + 15} textAnchor="middle">
            {`${String(hour).padStart(2, '0')}:00`}
          </text>
        </g>
      ))}
      {scale.ticks.slice(1).map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={yOf(tick / scale.high)}
          y2={yOf(tick / scale.high)}
          className="stroke-line"
        />
      ))}
      <svg
        viewBox={`0 0 ${shown.to - shown.from} ${chartHeight}`}
        preserveAspectRatio="none"
        width="100%"
        height={plotHeight}
        aria-hidden="true"
      >
        {series.map(({ name, values, step, look, onRight }) => {
          const highest = onRight ? rightScale.high : scale.high;
          const every = fine ? 1 : Math.max(1, 10 / step);
          const data = dayPath({ values, step, highest, until, every });
          return (
            <g key={name}>
              {look === 'area' && data !== '' && (
                <path
                  d={`${data}V${chartHeight}H0Z`.replaceAll(/(?<=.)M/g, 'L')}
                  className="fill-accent! opacity-15"
                />
              )}
              <path
                d={data}
                className={looks[look]}
                strokeWidth={look === 'area' ? 2 : 1.25}
                strokeDasharray={look === 'dashed' ? '5 4' : undefined}
                strokeLinejoin="round"
              />
            </g>
          );
        })}
      </svg>
      {scale.ticks.slice(1).map((tick) => (
        <text key={tick} x="4" y={yOf(tick / scale.high) + 12}>
          {`${formatNumber(tick)}${tick === scale.high ? ' kW' : ''}`}
        </text>
      ))}
      {rightUnit &&
        rightScale.ticks.slice(1).map((tick) => (
          <text
            key={tick}
            x="99.5%"
            y={yOf(tick / rightScale.high) + 12}
            textAnchor="end"
            className="fill-caution!"
          >
            {`${formatNumber(tick)}${tick === rightScale.high ? ` ${rightUnit}` : ''}`}
          </text>
        ))}
    </svg>
  );
});
