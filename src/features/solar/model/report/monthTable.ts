import { dateOf } from '../calendar/indianTime.ts';
import type { MonthReport } from './monthReport.ts';
import { dayRatio } from './monthReport.ts';

/** The columns of an exported month; each ratio can be computed again from the others. */
export const monthColumns = [
  'Plant',
  'Date',
  'DC rating kWp',
  'Energy kWh',
  'Energy in recorded minutes kWh',
  'Irradiation kWh/m2',
  'Temperature-corrected irradiation kWh/m2',
  'DC energy kWh',
  'Expected energy kWh',
  'Final yield kWh/kWp',
  'PR',
  'PR at 25 C',
  'Availability %',
  'Recorded %',
  'Soiling %',
  'Lost to standstill kWh',
  'Weather',
  'Rain mm',
] as const;

export function monthTable({ plant, days }: MonthReport): (string | number)[][] {
  return days.map((day) => {
    const ratio = dayRatio(day, plant.dcKwp);
    return [
      plant.name,
      dateOf(day.day),
      plant.dcKwp,
      day.energy,
      day.recordedEnergy,
      day.irradiation,
      day.warmIrradiation,
      day.dcEnergy,
      day.expected,
      day.energy / plant.dcKwp,
      ratio,
      Number.isNaN(ratio) ? ratio : day.recordedEnergy / plant.dcKwp / day.warmIrradiation,
      100 * day.availability,
      100 * day.recorded,
      100 * day.soiling,
      day.losses.downtime,
      day.weather,
      day.rainMm,
    ];
  });
}
