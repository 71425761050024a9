import { ChartFigure } from '../../components/charts/ChartFigure.tsx';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { LineChart } from '../../components/charts/LineChart.tsx';
import { noBreak } from '../../components/ui/noBreak.tsx';
import type { Sample } from './loadSample.ts';
import { clockText } from './model/calendar/indianTime.ts';
import { acKw } from './model/plant/fleet.ts';

/** From early to late, in steps of ten minutes. */
const minutes = Array.from({ length: 79 }, (_, index) => 360 + 10 * index);

/** A plant's day: output over the hours. */
export function DayFigure({ plant, day, sums, moment }: Sample) {
  const at = (series: Float64Array, minute: number, digits = 0) =>
    formatNumber(series[minute] ?? 0, digits);
  const reading = day.acKw[moment.minute] ?? 0;
  return (
    <ChartFigure
      heading={`${plant.name}: output of the day`}
      note={noBreak(`${plant.dcKwp} kWp of modules on inverters of ${acKw(plant)} kW. Simulated.`)}
      chart={
        <LineChart
          title={`Output of ${plant.name} over the day`}
          description={`It rises after sunrise, peaks at ${formatNumber(sums.peakKw)} kW and ends at sunset.`}
          xLabel="Time of day (h)"
          yLabel="Output (kW)"
          yFrom={0}
          yTo={acKw(plant)}
          series={[
            {
              name: 'Output',
              points: minutes.map((minute) => [minute / 60, day.acKw[minute] ?? 0]),
            },
          ]}
          marker={{
            at: [moment.minute / 60, reading],
            label: `${clockText(moment.minute)}, ${formatNumber(reading)} kW`,
          }}
        />
      }
      table={{
        caption: 'The day by the hour',
        columns: ['Time', 'W/m²', 'Module, °C', 'kW'],
        rows: minutes
          .filter((minute) => minute % 60 === 0)
          .map((minute) => [
            clockText(minute),
            at(day.irradiance, minute),
            at(day.moduleC, minute),
            at(day.acKw, minute, 1),
          ]),
      }}
    />
  );
}
