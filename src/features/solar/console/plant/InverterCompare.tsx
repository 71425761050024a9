import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import type { DaySummary } from '../../model/kpi/summarise.ts';
import { inverterId, inverterKwp, inverterName, type Plant } from '../../model/plant/fleet.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';
import { BarCell } from '../charts/BarCell.tsx';
import { type ConsoleMoment, momentQuery } from '../frame/useMoment.ts';

interface Props {
  plant: Plant;
  sums: DaySummary;
  given: PlantDay;
  moment: ConsoleMoment;
}

/** Inverters side by side in the unit that makes them comparable, kWh/kWp. */
export function InverterCompare({ plant, sums, given, moment }: Props) {
  const yields = sums.inverterEnergy.map((energy) => energy / inverterKwp(plant));
  const mean = yields.reduce((sum, value) => sum + value, 0) / yields.length;
  const highest = Math.max(0.1, ...yields) * 1.08;
  return (
    <table className="console-table">
      <caption className="sr-only">Inverters by specific yield of the day</caption>
      <thead>
        <tr>
          <th scope="col" className="words">
            Inverter
          </th>
          <th scope="col" className="max-sm:hidden">
            kW
          </th>
          <th scope="col" className="max-sm:hidden">
            kWh
          </th>
          <td className="w-[36%]" />
          <th scope="col">kWh/kWp</th>
          <th scope="col">To mean</th>
        </tr>
      </thead>
      <tbody>
        {yields.map((value, index) => (
          <tr key={inverterId(index)}>
            <th scope="row" className="font-medium">
              <a
                href={consolePath(`${plant.id}/${inverterId(index)}`, momentQuery(moment))}
                className="underline decoration-line underline-offset-4 hover:text-accent"
              >
                {inverterName(index)}
              </a>
            </th>
            <td className="max-sm:hidden">
              {formatNumber(given.inverters[index]?.acKw[moment.minute] ?? 0, 1)}
            </td>
            <td className="max-sm:hidden">{formatNumber(sums.inverterEnergy[index] ?? 0)}</td>
            <td>
              <BarCell
                share={value / highest}
                mark={mean / highest}
                tone={value < 0.95 * mean ? 'caution' : 'accent'}
              />
            </td>
            <td>{formatNumber(value, 2)}</td>
            <td>{mean > 0 ? `${formatNumber(100 * (value / mean - 1), 1)} %` : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
