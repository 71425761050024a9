import { calendarDay, dayNumber } from '../calendar/dayNumber.ts';
import type { Moment } from '../calendar/indianClock.ts';
import { minutesPerDay, reusedSeries } from '../calendar/minuteSeries.ts';
import { type Kpis, kpis } from '../kpi/kpis.ts';
import { type DaySummary, summarise } from '../kpi/summarise.ts';
import type { Plant } from '../plant/fleet.ts';
import { plantDay } from '../plant/plantDay.ts';

export interface YearFigures {
  readonly plantId: string;
  readonly year: number;
  readonly total: Kpis;
  /** By month in kWh, as far as the year has come. */
  readonly months: readonly { readonly energy: number; readonly expected: number }[];
}

/** A plant's year, minute by minute, up to the present. */
export function yearFigures(plant: Plant, year: number, now: Moment): YearFigures {
  const { take, reset } = reusedSeries();
  const days: DaySummary[] = [];
  const end = Math.min(dayNumber(`${year + 1}-01-01`), now.day + 1);
  for (let day = dayNumber(`${year}-01-01`); day < end; day += 1) {
    reset();
    const until = day === now.day ? now.minute + 1 : minutesPerDay;
    days.push(summarise(plantDay(plant, day, until, take)));
  }
  const byMonth = Map.groupBy(days, ({ day }) => calendarDay(day).month);
  const months = [...byMonth.values()].map((month) => ({
    energy: month.reduce((sum, { energy }) => sum + energy, 0),
    expected: month.reduce((sum, { expected }) => sum + expected, 0),
  }));
  return { plantId: plant.id, year, total: kpis(plant, days), months };
}
