import { dateOf, dayNumber, type Moment } from '../calendar/indianTime.ts';
import { minutesPerDay, reusedSeries } from '../calendar/minuteSeries.ts';
import { type Kpis, kpis } from '../kpi/kpis.ts';
import { type DaySummary, summarise } from '../kpi/summarise.ts';
import type { Plant } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';

export interface MonthReport {
  readonly plant: Plant;
  /** 2026-10 */
  readonly month: string;
  readonly days: readonly DaySummary[];
  readonly total: Kpis;
  /** The mean of the days' ratios; the month's own is that of the sums. */
  readonly meanOfDays: number;
  /** Whether the month is not over. */
  readonly isOpen: boolean;
}

/** A day's ratio, or NaN where less than 90 % of it was recorded or there was no sun. */
export const dayRatio = ({ recordedEnergy, irradiation, recorded }: DaySummary, dcKwp: number) =>
  recorded >= 0.9 && irradiation > 0 ? recordedEnergy / dcKwp / irradiation : Number.NaN;

/** The first day after a month like 2026-10. */
function monthEnd(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return dayNumber(new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10));
}

/** The days of a plant from one on up to another or the present. */
export function daysUntil(plant: Plant, from: number, end: number, now: Moment): DaySummary[] {
  const { take, reset } = reusedSeries();
  const days: DaySummary[] = [];
  for (let day = from; day < Math.min(end, now.day + 1); day += 1) {
    reset();
    const until = day === now.day ? now.minute + 1 : minutesPerDay;
    days.push(summarise(plantDay(plant, day, until, take)));
  }
  return days;
}

/** A plant's month up to the present. */
export function monthReport(plant: Plant, month: string, now: Moment): MonthReport {
  const days = daysUntil(plant, dayNumber(`${month}-01`), monthEnd(month), now);
  const isOpen = month >= dateOf(now.day).slice(0, 7);
  const hours = 24 * days.length - (isOpen ? (minutesPerDay - now.minute - 1) / 60 : 0);
  const ratios = days.map((day) => dayRatio(day, plant.dcKwp)).filter((ratio) => ratio > 0);
  return {
    plant,
    month,
    days,
    total: kpis(plant, days, hours),
    meanOfDays: ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length,
    isOpen,
  };
}
