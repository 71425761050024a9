import { formatNumber } from '../../components/charts/formatNumber.ts';
import type { RangeFound } from './model/simulationResult.ts';

/** The main figures of a drive that has a range. */
export function RangeAnswer({ result }: { result: RangeFound }) {
  const figures = [
    ['Range', formatNumber(result.rangeKm), 'km'],
    ['Consumption', formatNumber(result.whPerKm, 1), 'Wh/km'],
    ['Mean power', formatNumber(result.averageKw, 2), 'kW'],
    ['Mean speed', formatNumber(result.averageKmh, 1), 'km/h'],
    ['Usable energy', formatNumber(result.usableKwh, 1), 'kWh'],
  ] as const;
  return (
    <dl className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-5">
      {figures.map(([label, value, unit]) => (
        <div key={label} className="bg-field px-4 py-3 first:max-sm:col-span-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="figures text-xl">
            {value} <span className="text-sm text-muted">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
