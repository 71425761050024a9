import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from './DataTable.tsx';

interface Props {
  heading: string;
  chart: ReactNode;
  table: ComponentProps<typeof DataTable>;
  note?: ReactNode;
}

/** A chart as wide as its column, with the same figures in a table behind it. */
export function ChartFigure({ heading, chart, table, note }: Props) {
  return (
    <figure className="@container">
      <figcaption className="text-lg font-semibold">{heading}</figcaption>
      {note && <p className="mt-1 max-w-[62ch] text-sm text-muted">{note}</p>}
      <div className="mt-4">{chart}</div>
      <details className="chart-table">
        <summary>Figures as a table</summary>
        <div className="mt-2 overflow-x-auto">
          <DataTable {...table} />
        </div>
      </details>
    </figure>
  );
}
