import { formatNumber } from '../../components/charts/formatNumber.ts';
import { LineChart } from '../../components/charts/LineChart.tsx';
import { speedRangeCurve } from './model/analysis/rangeComparisons.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import { scenarioOf } from './model/physics/scenario.ts';
import { simulate } from './model/simulate.ts';

/** What the simulator answers before anybody has changed its inputs: computed, not typed. */
export function DefaultAnswer({ inputs }: { inputs: SimulatorInputs }) {
  const result = simulate(inputs);
  if (result.kind !== 'range') return null;
  const { speedKmh } = inputs;
  const figures = [
    ['Range', formatNumber(result.rangeKm), 'km'],
    ['Consumption', formatNumber(result.whPerKm), 'Wh/km'],
    ['Speed', formatNumber(speedKmh), 'km/h'],
  ] as const;
  const curve = speedRangeCurve(scenarioOf(inputs));
  return (
    <div className="@container overflow-hidden card">
      <dl className="grid grid-cols-3 divide-x divide-line border-b border-line">
        {figures.map(([label, value, unit]) => (
          <div key={label} className="p-4 sm:px-5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures text-heading whitespace-nowrap">
              {value} <span className="text-sm text-muted">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="p-4 sm:p-5">
        <LineChart
          title="Range over speed with the default inputs"
          description={`${formatNumber(result.rangeKm)} km at ${speedKmh} km/h.`}
          xLabel="Speed (km/h)"
          yLabel="Range (km)"
          yFrom={0}
          series={[{ name: 'Range', points: curve.map(({ kmh, rangeKm }) => [kmh, rangeKm]) }]}
          marker={{ at: [speedKmh, result.rangeKm], label: `${formatNumber(result.rangeKm)} km` }}
        />
      </div>
    </div>
  );
}
