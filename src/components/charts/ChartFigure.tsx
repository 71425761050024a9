import type { ReactNode } from 'react';

interface Props {
  heading: string;
  chart: ReactNode;
  table: ReactNode;
  note?: ReactNode;
}

/** A chart with the same figures in a table beside it. */
export function ChartFigure({ heading, chart, table, note }: Props) {
  return (
    <figure className="@container">
      <figcaption className="text-lg font-semibold">{heading}</figcaption>
      {note && <p className="mt-1 max-w-[62ch] text-sm text-muted">{note}</p>}
      <div className="mt-4 grid items-start gap-x-8 gap-y-5 @2xl:grid-cols-[1.5fr_1fr]">
        <div className="@container">{chart}</div>
        {table}
      </div>
    </figure>
  );
}
