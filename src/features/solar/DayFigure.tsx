import { ChartFigure } from '../../components/charts/ChartFigure.tsx';
import { DataTable } from '../../components/charts/DataTable.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { LineChart } from '../../components/charts/LineChart.tsx';
import { clockText } from './model/clockText.ts';
import type { SamplePlant } from './model/samplePlant.ts';

type Props = Pick<SamplePlant, 'name' | 'acKw' | 'dcKwp' | 'day' | 'kpis' | 'readingMinute'>;

/** One plant's day: output over the hours, and the light it was made from. */
export function DayFigure({ name, acKw, dcKwp, day, kpis, readingMinute }: Props) {
  const reading = day.find(({ minute }) => minute === readingMinute);
  const hour = (minute: number) => minute / 60;
  return (
    <ChartFigure
      heading={`${name}: output of the day`}
      note={`${dcKwp} kWp of modules on inverters of ${acKw} kW. Sample data.`}
      chart={
        <LineChart
          title={`Output of ${name} over the day`}
          description={`It rises after sunrise, dips under two clouds, peaks at ${formatNumber(kpis.peakKw)} kW and ends at sunset.`}
          xLabel="Time of day (h)"
          yLabel="Output (kW)"
          yFrom={0}
          yTo={acKw}
          series={[{ name: 'Output', points: day.map((at) => [hour(at.minute), at.acKw]) }]}
          marker={
            reading && {
              at: [hour(reading.minute), reading.acKw],
              label: `${clockText(reading.minute)}, ${formatNumber(reading.acKw)} kW`,
            }
          }
        />
      }
      table={
        <DataTable
          caption="The day by the hour"
          columns={['Time', 'W/m²', 'Module, °C', 'kW']}
          rows={day
            .filter(({ minute }) => minute % 60 === 0)
            .map((at) => [
              clockText(at.minute),
              formatNumber(at.irradiance),
              formatNumber(at.moduleC),
              formatNumber(at.acKw, 1),
            ])}
        />
      }
    />
  );
}
