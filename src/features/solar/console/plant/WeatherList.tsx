import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { clockText } from '../../model/calendar/indianClock.ts';
import type { DaySummary } from '../../model/kpi/summarise.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';

interface Props {
  given: PlantDay;
  minute: number;
  sums: DaySummary;
}

const skies = {
  clear: 'Clear',
  broken: 'Broken clouds',
  overcast: 'Overcast',
  rain: 'Rain',
} as const;

/** What the plant's weather station shows. */
export function WeatherList({ given, minute, sums }: Props) {
  const { light, irradiance, moduleC } = given;
  const at = (series: Float64Array, digits = 0) => formatNumber(series[minute] ?? 0, digits);
  const rows = [
    ['Sky of the day', skies[sums.weather]],
    ['Irradiance on the modules', `${at(irradiance)} W/m²`],
    ['Horizontal irradiance', `${at(light.ghi)} W/m²`],
    ['Clear sky would give', `${at(light.clear)} W/m²`],
    ['Air', `${at(light.airC, 1)} °C`],
    ['Modules', `${at(moduleC, 1)} °C`],
    ['Wind', `${at(light.wind, 1)} m/s`],
    ['Rain of the day', `${formatNumber(sums.rainMm, 1)} mm`],
    ['Dust on the modules', `${formatNumber(100 * sums.soiling, 1)} %`],
    ['Sunrise and sunset', `${clockText(light.rise)} – ${clockText(light.set)}`],
  ] as const;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="figures text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
