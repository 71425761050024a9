import { calendarDay, dayNumber, type Moment } from '../calendar/indianTime.ts';
import { type Kpis, kpis } from '../kpi/kpis.ts';
import type { Plant } from '../plant/fleet.ts';
import { daysUntil } from './monthReport.ts';

export interface YearFigures {
  readonly plantId: string;
  readonly year: number;
  readonly total: Kpis;
  /** By month in kWh, as far as the year has come. */
  readonly months: readonly { readonly energy: number; readonly expected: number }[];
}

/** A plant's year, minute by minute, up to the present. */
export function yearFigures(plant: Plant, year: number, now: Moment): YearFigures {
  const [first, end] = [year, year + 1].map((one) => dayNumber(`${one}-01-01`)) as [number, number];
  const days = daysUntil(plant, first, end, now);
  const byMonth = Map.groupBy(days, ({ day }) => calendarDay(day).month);
  const months = [...byMonth.values()].map((month) => ({
    energy: month.reduce((sum, { energy }) => sum + energy, 0),
    expected: month.reduce((sum, { expected }) => sum + expected, 0),
  }));
  return { plantId: plant.id, year, total: kpis(plant, days), months };
}
