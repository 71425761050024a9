import { ChartFigure } from '../../../components/charts/ChartFigure.tsx';
import { formatNumber } from '../../../components/charts/formatNumber.ts';
import { LineChart } from '../../../components/charts/LineChart.tsx';
import { driveTrace } from '../model/analysis/driveTrace.ts';
import type { SimulatorInputs } from '../model/inputs/simulatorInputs.ts';
import { simulate } from '../model/simulate.ts';

/** Enough for a smooth line on any screen. */
const drawnPoints = 600;

/** The power of the motor over the drive, with its limit. */
export function PowerFigure({ inputs }: { inputs: SimulatorInputs }) {
  const trace = simulate(inputs).kind === 'invalid' ? [] : driveTrace(inputs);
  if (trace.length === 0) return <p>A car that stands takes no power from its motor.</p>;
  const onRoad = inputs.mode === 'advanced' && inputs.road !== 'level';
  const every = Math.max(1, Math.floor(trace.length / drawnPoints));
  const x = (point: (typeof trace)[number]) => (onRoad ? point.km : point.seconds / 60);
  const powers = trace.map(({ motorKw }) => motorKw);
  const most = Math.max(...powers);
  const least = Math.min(...powers);
  const mean = powers.reduce((sum, kw) => sum + kw, 0) / powers.length;
  const ends = [trace[0], trace.at(-1)].flatMap((point) => (point ? [x(point)] : []));
  return (
    <ChartFigure
      heading="Power over the drive"
      note="At the motor, as its rating counts it: the battery’s power without the loads. Below zero it recovers. Dashed: the motor’s limit."
      chart={
        <LineChart
          title="Power over the drive"
          description={`Between ${formatNumber(least, 1)} and ${formatNumber(most, 1)} kW; the motor gives ${formatNumber(inputs.motorKw)} kW.`}
          xLabel={onRoad ? 'Distance (km)' : 'Time (min)'}
          yLabel="Power (kW)"
          series={[
            {
              name: 'Limit',
              points: ends.map((at) => [at, inputs.motorKw] as const),
              quiet: true,
            },
            {
              name: 'Motor',
              points: trace
                .filter((_, index) => index % every === 0)
                .map((point) => [x(point), point.motorKw] as const),
            },
          ]}
        />
      }
      table={{
        caption: 'Power at the motor',
        columns: ['Figure', 'kW'],
        words: 1,
        rows: [
          ['Highest', formatNumber(most, 1)],
          ['Mean', formatNumber(mean, 1)],
          ['Strongest recovery', formatNumber(Math.min(0, least), 1)],
          ['Limit of the motor', formatNumber(inputs.motorKw, 1)],
          ['In reserve', formatNumber(inputs.motorKw - most, 1)],
        ],
      }}
    />
  );
}
