import { ChartFigure } from '../../../components/charts/ChartFigure.tsx';
import { DataTable } from '../../../components/charts/DataTable.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { LineChart } from '../../../components/charts/LineChart.tsx';
import { type Cycle, cycleFigures } from '../model/cycles/cycle.ts';
import { wltpPhases, wltpStyle } from '../model/cycles/wltpStyle.ts';

/** Compares the synthetic trace with the totals of the official one. */
function WltpPhases() {
  return (
    <DataTable
      caption="Each phase beside WLTC class 3b (in brackets)"
      columns={['Phase', 'Time, s', 'Stops, s', 'Distance, m', 'Max, km/h']}
      words={1}
      rows={wltpPhases().map(({ target, reached }) => [
        target.name,
        `${formatNumber(reached.seconds)} (${formatNumber(target.seconds)})`,
        `${formatNumber(reached.stopSeconds)} (${formatNumber(target.stopSeconds)})`,
        `${formatNumber(reached.metres)} (${formatNumber(target.metres)})`,
        `${formatNumber(reached.maxKmh, 1)} (${formatNumber(target.maxKmh, 1)})`,
      ])}
    />
  );
}

/** The speeds and totals of a drive. */
export function DriveFigure({ cycle }: { cycle: Cycle }) {
  const totals = cycleFigures(cycle.speedsKmh);
  return (
    <div className="grid gap-8">
      <ChartFigure
        heading={`The drive: ${cycle.name}`}
        note={cycle.note}
        chart={
          <LineChart
            title={`Speed over one run of ${cycle.name}`}
            description={`${totals.seconds} s, at most ${formatNumber(totals.maxKmh, 1)} km/h.`}
            xLabel="Time (s)"
            yLabel="Speed (km/h)"
            yFrom={0}
            series={[
              { name: 'Speed', points: cycle.speedsKmh.map((kmh, second) => [second, kmh]) },
            ]}
          />
        }
        table={{
          caption: 'One run in figures',
          columns: ['Figure', 'Value'],
          words: 1,
          rows: [
            ['Duration', `${formatNumber(totals.seconds)} s`],
            ['Standing', `${formatNumber(totals.stopSeconds)} s`],
            ['Distance', `${formatNumber(totals.metres / 1000, 2)} km`],
            ['Highest speed', `${formatNumber(totals.maxKmh, 1)} km/h`],
            ['Mean speed', `${formatNumber(totals.averageKmh, 1)} km/h`],
          ],
        }}
      />
      {cycle === wltpStyle && <WltpPhases />}
    </div>
  );
}
