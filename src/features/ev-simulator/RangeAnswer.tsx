import { Download } from 'lucide-react';
import { formatNumber } from '../../components/charts/formatNumber.ts';
import { Button } from '../../components/ui/Button.tsx';
import { resultsCsv } from './model/analysis/resultsCsv.ts';
import { speedRangeCurve } from './model/analysis/speedRangeCurve.ts';
import type { SimulatorInputs } from './model/inputs/simulatorInputs.ts';
import { scenarioOf } from './model/physics/scenario.ts';
import type { RangeFound } from './model/simulationResult.ts';

interface Props {
  inputs: SimulatorInputs;
  result: RangeFound;
}

function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The main figures of a drive that has a range, and all of them as CSV. */
export function RangeAnswer({ inputs, result }: Props) {
  const figures = [
    ['Range', formatNumber(result.rangeKm), 'km'],
    ['Consumption', formatNumber(result.whPerKm, 1), 'Wh/km'],
    ['Mean power', formatNumber(result.averageKw, 2), 'kW'],
    ['Mean speed', formatNumber(result.averageKmh, 1), 'km/h'],
    ['Usable energy', formatNumber(result.usableKwh, 1), 'kWh'],
  ] as const;
  const download = () => {
    const curve = speedRangeCurve(scenarioOf(inputs));
    downloadText('ev-simulation.csv', 'text/csv', resultsCsv(inputs, result, curve));
  };
  return (
    <>
      <dl className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-5">
        {figures.map(([label, value, unit]) => (
          <div key={label} className="bg-surface px-4 py-3 first:max-sm:col-span-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures text-xl">
              {value} <span className="text-sm text-muted">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" className="mt-4 noscript:hidden" onClick={download}>
        <Download aria-hidden="true" className="size-4" />
        Download CSV
      </Button>
    </>
  );
}
