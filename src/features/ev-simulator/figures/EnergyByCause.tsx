import { BarChart } from '../../../components/charts/BarChart.tsx';
import { ChartFigure } from '../../../components/charts/ChartFigure.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { causeLabels, causes, type RangeFound } from '../model/simulationResult.ts';

/** Energy per kilometre, by cause. */
export function EnergyByCause({
  whPerKm,
  whPerKmByCause,
}: Pick<RangeFound, 'whPerKm' | 'whPerKmByCause'>) {
  const bars = causes
    .map((cause) => ({ label: causeLabels[cause], value: whPerKmByCause[cause] }))
    .filter(({ value }) => Math.abs(value) >= 0.05);
  const row = (label: string, value: number) => [
    label,
    formatNumber(value, 1),
    formatNumber((value / whPerKm) * 100),
  ];
  return (
    <ChartFigure
      heading="Energy by cause"
      chart={<BarChart title="Energy by cause" unit="Wh/km" digits={1} bars={bars} />}
      table={{
        caption: 'Energy of one kilometre',
        columns: ['Cause', 'Wh/km', '%'],
        words: 1,
        rows: [...bars.map(({ label, value }) => row(label, value)), row('Together', whPerKm)],
      }}
    />
  );
}
