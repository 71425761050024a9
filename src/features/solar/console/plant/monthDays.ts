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

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** The days of a plant's month, up to the present. */
export function monthDays(plant: Plant, month: string, now: Moment): MonthDay[] {
  return monthReport(plant, month, now).days.map((day) => {
    const ratio = dayRatio(day, plant.dcKwp);
    const losses = Object.entries(day.losses).map(([key, value]) => [key, round(value, 1)]);
    return {
      day: day.day,
      energy: round(day.energy, 1),
      expected: round(day.expected, 1),
      irradiation: round(day.irradiation, 2),
      ratio: Number.isNaN(ratio) ? undefined : round(ratio, 3),
      losses: Object.fromEntries(losses) as Losses,
    };
  });
}
