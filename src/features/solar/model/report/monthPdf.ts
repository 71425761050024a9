import { formatNumber } from '../../../../components/charts/formatNumber.ts';
import { company } from '../../../../site/company.ts';
import { dateOf } from '../calendar/dayNumber.ts';
import { acKw } from '../plant/fleet.ts';
import { dayRatio, type MonthReport } from './monthReport.ts';
import { type Mark, pdf, sheet } from './pdf.ts';

const left = 48;
const right = sheet.width - 48;
/** Right ends of the columns of figures. */
const columns = [190, 250, 310, 360, 410, 470, right] as const;
const heads = ['kWh', 'Expected', 'kWh/m²', 'PR', 'PR25', 'Avail. %', 'Dust %'];
const rowHeight = 13.5;

const ratioText = (ratio: number) => (ratio > 0 ? formatNumber(ratio, 3) : '–');

function row(y: number, name: string, cells: readonly string[], bold = false): Mark[] {
  const figures = cells.map((text, index) => ({
    text,
    x: columns[index] ?? right,
    y,
    bold,
    right: true,
  }));
  return [{ text: name, x: left, y, bold }, ...figures];
}

function summaryOf({ plant, total, meanOfDays }: MonthReport): [string, string][] {
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

function sheetOf(report: MonthReport, title: string): Mark[] {
  const { plant, days, total, isOpen } = report;
  const marks: Mark[] = [
    { text: company.name, x: left, y: 50, size: 9 },
    { text: 'Simulated plant', x: right, y: 50, size: 9, right: true },
    { line: [left, 58, right, 58] },
    { text: title, x: left, y: 86, size: 18, bold: true },
    {
      text: `${formatNumber(plant.dcKwp)} kWp, ${plant.inverters} inverters of ${plant.inverterKw} kW${isOpen ? '. The month is not over.' : ''}`,
      x: left,
      y: 104,
      size: 10,
    },
  ];
  summaryOf(report).forEach(([label, text], index) => {
    const y = 130 + 15 * index;
    marks.push({ text: label, x: left, y, size: 10 }, { text, x: 170, y, size: 10, bold: true });
  });
  const top = 245;
  marks.push(...row(top, 'Day', heads, true), { line: [left, top + 4, right, top + 4] });
  days.forEach((day, index) => {
    const ratio = dayRatio(day, plant.dcKwp);
    const corrected = day.recordedEnergy / plant.dcKwp / day.warmIrradiation;
    marks.push(
      ...row(top + 17 + rowHeight * index, dateOf(day.day), [
        formatNumber(day.energy, 1),
        formatNumber(day.expected, 1),
        formatNumber(day.irradiation, 2),
        ratioText(ratio),
        ratioText(ratio > 0 ? corrected : Number.NaN),
        formatNumber(100 * day.availability, 1),
        formatNumber(100 * day.soiling, 1),
      ]),
    );
  });
  const end = top + 22 + rowHeight * days.length;
  marks.push(
    { line: [left, end - 6, right, end - 6] },
    ...row(
      end + 8,
      'Month',
      [
        formatNumber(total.energy, 1),
        formatNumber(total.expected, 1),
        formatNumber(total.referenceYield, 2),
        ratioText(total.performanceRatio),
        ratioText(total.correctedRatio),
        formatNumber(100 * total.availability, 1),
        formatNumber(100 * (1 - total.soilingRatio), 1),
      ],
      true,
    ),
    {
      text: 'Figures as defined by IEC 61724-1. PR25 is corrected to 25 °C with -0.35 %/K.',
      x: left,
      y: 800,
      size: 8,
    },
  );
  return marks;
}

/** A month's report as a PDF, one sheet for each plant. */
export function monthPdf(reports: readonly MonthReport[]): string {
  const titleOf = ({ plant, month }: MonthReport) => `${plant.name}, ${month}`;
  const [first] = reports;
  const title = reports.length === 1 && first ? titleOf(first) : `All plants, ${first?.month}`;
  return pdf(
    `Solar report: ${title}`,
    reports.map((report) => sheetOf(report, titleOf(report))),
  );
}
