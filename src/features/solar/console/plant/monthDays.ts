import { rounded } from '../../../../site/formats.ts';
import type { Moment } from '../../model/calendar/indianTime.ts';
import type { Plant } from '../../model/plant/fleet.ts';
import type { Losses } from '../../model/plant/plantDayTypes.ts';
import { dayRatio, monthReport } from '../../model/report/monthReport.ts';

/** A day as the month's chart and table need it, rounded for the way to the browser. */
export interface MonthDay {
  readonly day: number;
  readonly energy: number;
  readonly expected: number;
  readonly irradiation: number;
  /** Undefined where too little was recorded. */
  readonly ratio: number | undefined;
  readonly losses: Losses;
}

/** The days of a plant's month, up to the present. */
export function monthDays(plant: Plant, month: string, now: Moment): MonthDay[] {
  return monthReport(plant, month, now).days.map((day) => {
    const ratio = dayRatio(day, plant.dcKwp);
    const losses = Object.entries(day.losses).map(([key, value]) => [key, rounded(value, 1)]);
    return {
      day: day.day,
      energy: rounded(day.energy, 1),
      expected: rounded(day.expected, 1),
      irradiation: rounded(day.irradiation, 2),
      ratio: Number.isNaN(ratio) ? undefined : rounded(ratio, 3),
      losses: Object.fromEntries(losses) as Losses,
    };
  });
}
