import { rounded } from '../../../../site/formats.ts';
import type { Moment } from '../../model/calendar/indianTime.ts';
import { minutesPerDay, reusedSeries } from '../../model/calendar/minuteSeries.ts';
import { summarise } from '../../model/kpi/summarise.ts';
import { inverterKwp, type Plant } from '../../model/plant/fleet.ts';
import { plantDay } from '../../model/plant/plantDay.ts';

export interface DeviceDay {
  readonly day: number;
  /** kWh/kWp, of the inverter and as the mean of its plant. */
  readonly own: number;
  readonly mean: number;
}

const days = 14;

/** An inverter's yields before a day, the latest first. */
export function deviceDays(plant: Plant, inverter: number, { day }: Moment): DeviceDay[] {
  const { take, reset } = reusedSeries();
  return Array.from({ length: days }, (_, back) => {
    reset();
    const before = day - 1 - back;
    const sums = summarise(plantDay(plant, before, minutesPerDay, take));
    const own = (sums.inverterEnergy[inverter] ?? 0) / inverterKwp(plant);
    return { day: before, own: rounded(own, 3), mean: rounded(sums.energy / plant.dcKwp, 3) };
  });
}
