import { rounded } from '../../../../site/formats.ts';
import { dateOf } from '../../model/calendar/indianTime.ts';
import { dayRatio, type MonthReport } from '../../model/report/monthReport.ts';

/** A line of a report, rounded for the way to the browser. */
export interface ReportRow {
  readonly name: string;
  readonly energy: number;
  readonly expected: number;
  readonly irradiation: number;
  readonly finalYield: number;
  /** Undefined where too little was recorded. */
  readonly ratio: number | undefined;
  readonly corrected: number | undefined;
  /** Per cent. */
  readonly availability: number;
  readonly soiling: number;
}

const known = (ratio: number) => (ratio > 0 ? rounded(ratio, 3) : undefined);

/** The last line of a report of one plant, and its line in a report of all. */
export function totalRow({ total }: MonthReport, name: string): ReportRow {
  return {
    name,
    energy: rounded(total.energy, 1),
    expected: rounded(total.expected, 1),
    irradiation: rounded(total.referenceYield, 2),
    finalYield: rounded(total.finalYield, 2),
    ratio: known(total.performanceRatio),
    corrected: known(total.correctedRatio),
    availability: rounded(100 * total.availability, 2),
    soiling: rounded(100 * (1 - total.soilingRatio), 1),
  };
}

/** All plants together: ratios of the sums, not means of the plants' ratios. */
export function fleetTotalRow(reports: readonly MonthReport[]): ReportRow {
  const sum = (value: (report: MonthReport) => number) =>
    reports.reduce((total, report) => total + value(report), 0);
  const kwp = sum(({ plant }) => plant.dcKwp);
  const energy = sum(({ total }) => total.energy);
  const nominal = sum(({ plant, total }) => plant.dcKwp * total.referenceYield);
  const recorded = ({ plant, total }: MonthReport) =>
    plant.dcKwp * total.referenceYield * total.performanceRatio;
  return {
    name: 'All plants',
    energy: rounded(energy, 1),
    expected: rounded(
      sum(({ total }) => total.expected),
      1,
    ),
    irradiation: rounded(nominal / kwp, 2),
    finalYield: rounded(energy / kwp, 2),
    ratio: known(sum(recorded) / nominal),
    corrected: known(
      sum(recorded) / sum((report) => recorded(report) / report.total.correctedRatio),
    ),
    availability: rounded(
      sum(({ plant, total }) => 100 * plant.dcKwp * total.availability) / kwp,
      2,
    ),
    soiling: rounded(
      sum(({ plant, total }) => 100 * plant.dcKwp * (1 - total.soilingRatio)) / kwp,
      1,
    ),
  };
}

/** The days of a plant's month. */
export function dayRows({ plant, days }: MonthReport): ReportRow[] {
  return days.map((day) => {
    const ratio = dayRatio(day, plant.dcKwp);
    return {
      name: dateOf(day.day),
      energy: rounded(day.energy, 1),
      expected: rounded(day.expected, 1),
      irradiation: rounded(day.irradiation, 2),
      finalYield: rounded(day.energy / plant.dcKwp, 2),
      ratio: known(ratio),
      corrected: known((ratio * day.irradiation) / day.warmIrradiation),
      availability: rounded(100 * day.availability, 2),
      soiling: rounded(100 * day.soiling, 1),
    };
  });
}
