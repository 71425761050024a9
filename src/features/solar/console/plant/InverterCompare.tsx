import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { consolePath } from '../../../../site/paths.ts';
import type { DaySummary } from '../../model/kpi/summarise.ts';
import { inverterId, inverterKwp, inverterName, type Plant } from '../../model/plant/fleet.ts';
import type { PlantDay } from '../../model/plant/plantDayTypes.ts';
import { ConsoleTable } from '../frame/ConsoleTable.tsx';
import { type ConsoleMoment, momentQuery } from '../frame/useMoment.ts';
import { besideMean } from './besideMean.tsx';

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
  return (
    <ConsoleTable
      caption="Inverters by specific yield of the day"
      naming="font-medium"
      columns={[
        {
          head: 'Inverter',
          cell: ({ index }) => (
            <a
              href={consolePath(`${plant.id}/${inverterId(index)}`, momentQuery(moment))}
              className="underline decoration-line underline-offset-4 hover:text-accent"
            >
              {inverterName(index)}
            </a>
          ),
        },
        {
          head: 'kW',
          className: 'max-sm:hidden',
          cell: ({ index }) => formatNumber(given.inverters[index]?.acKw[moment.minute] ?? 0, 1),
        },
        {
          head: 'kWh',
          className: 'max-sm:hidden',
          cell: ({ index }) => formatNumber(sums.inverterEnergy[index] ?? 0),
        },
        ...besideMean(Math.max(0.1, ...yields) * 1.08, 'w-[36%]'),
      ]}
      rows={yields.map((own, index) => ({ index, own, mean }))}
      keyOf={({ index }) => index}
    />
  );
}
