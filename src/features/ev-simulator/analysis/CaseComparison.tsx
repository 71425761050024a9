import { BarChart } from '../../../components/charts/BarChart.tsx';
import { ChartFigure } from '../../../components/charts/ChartFigure.tsx';
import { DataTable } from '../../../components/charts/DataTable.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { caseDifference } from '../model/analysis/caseDifference.ts';
import type { RangeFound } from '../model/simulationResult.ts';

interface Props {
  kept: RangeFound;
  now: RangeFound;
}

const signed = (value: number, digits: number) =>
  `${value > 0 ? '+' : ''}${formatNumber(value, digits)}`;

/** The kept case and this one, side by side, and the difference by cause. */
export function CaseComparison({ kept, now }: Props) {
  const rows = caseDifference(kept, now);
  const figures = [
    ['Range, km', kept.rangeKm, now.rangeKm, 0],
    ['Consumption, Wh/km', kept.whPerKm, now.whPerKm, 1],
    ['Mean speed, km/h', kept.averageKmh, now.averageKmh, 1],
  ] as const;
  return (
    <div className="grid gap-6">
      <DataTable
        caption="Two cases side by side"
        columns={['Figure', 'Kept', 'This', 'Difference']}
        words={1}
        rows={figures.map(([label, a, b, digits]) => [
          label,
          formatNumber(a, digits),
          formatNumber(b, digits),
          signed(b - a, digits),
        ])}
      />
      <ChartFigure
        heading="Difference by cause"
        note="Above zero, this case takes more than the one you kept."
        chart={
          <BarChart
            title="Difference by cause"
            unit="Wh/km"
            digits={1}
            bars={rows.map(({ label, difference }) => ({ label, value: difference }))}
          />
        }
        table={{
          caption: 'Wh/km by cause',
          columns: ['Cause', 'Kept', 'This', 'Difference'],
          words: 1,
          rows: rows.map(({ label, kept: before, now: after, difference }) => [
            label,
            formatNumber(before, 1),
            formatNumber(after, 1),
            signed(difference, 1),
          ]),
        }}
      />
    </div>
  );
}
