import { dateOf } from '../../model/calendar/indianTime.ts';
import { fleet, type Plant, plantOf } from '../../model/plant/fleet.ts';
import { type MonthReport, monthReport } from '../../model/report/monthReport.ts';
import type { ConsoleMoment } from '../frame/useMoment.ts';

/** Months that are over never change. */
const kept = new Map<string, MonthReport>();
const mostKept = 450;

function load(plant: Plant, month: string, now: ConsoleMoment): MonthReport {
  const key = `${plant.id} ${month}`;
  const known = kept.get(key);
  if (known) return known;
  const report = monthReport(plant, month, { day: now.today, minute: now.last });
  if (report.isOpen) return report;
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? key);
  kept.set(key, report);
  return report;
}

/** Every month there is, the latest first. */
export function allMonths(today: number): string[] {
  const months: string[] = [];
  const last = dateOf(today).slice(0, 7);
  for (let year = 2024, month = 1; ; month += 1) {
    if (month > 12) {
      year += 1;
      month = 1;
    }
    const text = `${year}-${String(month).padStart(2, '0')}`;
    if (text > last) return months.reverse();
    months.push(text);
  }
}

/** The reports of a plant, or of all, for a month; undefined if there is no such plant or month. */
export function loadMonths(
  plantId: string,
  month: string,
  now: ConsoleMoment,
): readonly MonthReport[] | undefined {
  const plant = plantOf(plantId);
  if ((!plant && plantId !== 'all') || !allMonths(now.today).includes(month)) return undefined;
  return (plant ? [plant] : fleet).map((one) => load(one, month, now));
}
