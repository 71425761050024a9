import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { dateOf } from '../calendar/indianTime.ts';
import { acKw } from '../plant/fleet.ts';
import { dayRatio, type MonthReport } from './monthReport.ts';

const head = ['Day', 'kWh', 'Expected', 'kWh/m²', 'PR', 'PR25', 'Avail. %', 'Dust %'];

const ratioText = (ratio: number) => (ratio > 0 ? formatNumber(ratio, 3) : '–');

function summaryOf({ plant, total, meanOfDays }: MonthReport): [label: string, text: string][] {
  return [
    ['Energy', `${formatNumber(total.energy)} kWh of ${formatNumber(total.expected)} expected`],
    [
      'Final yield',
      `${formatNumber(total.finalYield, 1)} kWh/kWp of ${formatNumber(total.referenceYield, 1)} h of full sun`,
    ],
    [
      'Performance ratio',
      `${ratioText(total.performanceRatio)} from the sums, ${ratioText(meanOfDays)} as the mean of the days`,
    ],
    ['PR at 25 °C', ratioText(total.correctedRatio)],
    [
      'Capacity factor',
      `${formatNumber(100 * total.acCapacityFactor, 1)} % of ${formatNumber(acKw(plant))} kW AC`,
    ],
    [
      'Availability',
      `${formatNumber(100 * total.availability, 2)} % by time, ${formatNumber(100 * total.energyAvailability, 2)} % by energy`,
    ],
  ];
}

function dayRows({ plant, days }: MonthReport): string[][] {
  return days.map((day) => {
    const ratio = dayRatio(day, plant.dcKwp);
    const corrected = day.recordedEnergy / plant.dcKwp / day.warmIrradiation;
    return [
      dateOf(day.day),
      formatNumber(day.energy, 1),
      formatNumber(day.expected, 1),
      formatNumber(day.irradiation, 2),
      ratioText(ratio),
      ratioText(ratio > 0 ? corrected : Number.NaN),
      formatNumber(100 * day.availability, 1),
      formatNumber(100 * day.soiling, 1),
    ];
  });
}

/** A month's report of one plant in words, as its sheet shows it. */
export function printedMonth(report: MonthReport) {
  const { plant, month, total, isOpen } = report;
  return {
    title: `${plant.name}, ${month}`,
    plant: `${formatNumber(plant.dcKwp)} kWp, ${plant.inverters} inverters of ${plant.inverterKw} kW${isOpen ? '. The month is not over.' : ''}`,
    summary: summaryOf(report),
    head,
    rows: dayRows(report),
    total: [
      'Month',
      formatNumber(total.energy, 1),
      formatNumber(total.expected, 1),
      formatNumber(total.referenceYield, 2),
      ratioText(total.performanceRatio),
      ratioText(total.correctedRatio),
      formatNumber(100 * total.availability, 1),
      formatNumber(100 * (1 - total.soilingRatio), 1),
    ],
  };
}

/** What the reports of one plant or of all are called. */
export function reportTitle(reports: readonly MonthReport[]): string {
  const [first] = reports;
  const name = reports.length === 1 ? first?.plant.name : 'All plants';
  return `Solar report: ${name}, ${first?.month}`;
}
