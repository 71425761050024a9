import { DataTable } from '../../../components/charts/DataTable.tsx';
import { niceScale } from '../../../components/charts/niceScale.ts';
import '../../../components/charts/charts.css';

interface Props {
  /** The week's first day, the sum, then a column for each form. */
  table: { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
}

const width = 720;
const height = 200;
const left = 32;
const bottom = 22;
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** How many enquiries each week brought, as columns; by form in the table below. */
export function WeekChart({ table }: Props) {
  const sums = table.rows.map(([day, sum]) => ({ day: day ?? '', sum: Number(sum) }));
  const { high, ticks } = niceScale(0, Math.max(4, ...sums.map(({ sum }) => sum)));
  const step = (width - left) / Math.max(1, sums.length);
  const yOf = (value: number) => (1 - value / high) * (height - bottom - 8) + 8;
  /** Every label would not fit under half a year of columns. */
  const every = Math.ceil(sums.length / 12);
  return (
    <section className="inbox-card mb-5">
      <h2>{table.title}</h2>
      <div className="@container">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          className="chart figures max-sm:text-[22px]"
        >
          <title>{table.title}</title>
          <desc>{`${sums.map(({ day, sum }) => `${day}: ${sum}`).join(', ')}.`}</desc>
          {ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${left} ${yOf(tick)}H${width}`} className="stroke-line" />
              <text x={left - 6} y={yOf(tick) + 4} textAnchor="end" className="fill-muted">
                {tick}
              </text>
            </g>
          ))}
          {sums.map(({ day, sum }, index) => (
            <g key={day}>
              <rect
                x={left + index * step + step * 0.15}
                y={yOf(sum)}
                width={step * 0.7}
                height={Math.max(0, yOf(0) - yOf(sum))}
                className="fill-accent"
              />
              {index % every === 0 && (
                <text
                  x={left + (index + 0.5) * step}
                  y={height - 6}
                  textAnchor="middle"
                  className={`fill-muted ${index % (3 * every) === 0 ? '' : 'max-sm:hidden'}`}
                >
                  {short.format(Date.parse(day))}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <details className="mt-3">
        <summary className="py-1 text-accent">By form</summary>
        <div className="overflow-x-auto">
          <DataTable caption={table.title} columns={table.columns} rows={table.rows} />
        </div>
      </details>
    </section>
  );
}
