import { expect, test } from 'vitest';
import { dayNumber } from '../calendar/dayNumber.ts';
import type { DaySummary } from '../kpi/summarise.ts';
import { acKw, fleet, type Plant } from '../plant/fleet.ts';
import { monthPdf } from './monthPdf.ts';
import { dayRatio, monthReport } from './monthReport.ts';
import { monthColumns, monthTable } from './monthTable.ts';
import { yearFigures } from './yearFigures.ts';

const [plant] = fleet as [Plant, ...Plant[]];
/** Of a month that has just begun. */
const now = { day: dayNumber('2026-03-03'), minute: 700 };
const report = () => monthReport({ ...plant }, '2026-03', now);

test('a month that has begun has two days and the morning of the third', () => {
  const { days, total, isOpen, meanOfDays } = report();
  expect(isOpen).toBe(true);
  expect(days.map(({ day }) => now.day - day)).toEqual([2, 1, 0]);
  expect(days.map(({ energy }) => energy.toFixed(1))).toEqual(['253.0', '495.5', '248.7']);
  expect(total.energy / (acKw(plant) * total.acCapacityFactor)).toBeCloseTo(48 + 701 / 60, 6);
  expect(meanOfDays.toFixed(4)).toBe('0.7896');
  const ratios = days.map((day) => dayRatio(day, plant.dcKwp));
  expect(meanOfDays).toBeCloseTo(ratios.reduce((sum, ratio) => sum + ratio, 0) / 3, 9);
});

test('a month of the past is over, one to come has no days', () => {
  const first = { day: dayNumber('2026-03-01'), minute: 1439 };
  expect(monthReport(plant, '2026-03', first).days).toHaveLength(1);
  expect(monthReport(plant, '2026-04', first)).toMatchObject({ days: [], isOpen: true });
});

test('a day has no ratio where a tenth of it was not recorded, or there was no sun', () => {
  const day = { recordedEnergy: 300, irradiation: 4, recorded: 0.9 } as DaySummary;
  expect(dayRatio(day, 100)).toBe(0.75);
  expect(dayRatio({ ...day, recorded: 0.89 }, 100)).toBeNaN();
  expect(dayRatio({ ...day, irradiation: 0 }, 100)).toBeNaN();
  const days = [{ ...report().days[0], ...day, recorded: 0.5 } as DaySummary];
  const [row = []] = monthTable({ ...report(), days });
  expect(row[monthColumns.indexOf('PR')]).toBeNaN();
  expect(row[monthColumns.indexOf('PR at 25 C')]).toBeNaN();
  expect(row[monthColumns.indexOf('Recorded %')]).toBe(50);
});

test('a year has its months as far as it has come', () => {
  const third = { day: dayNumber('2026-01-03'), minute: 700 };
  const { months, total, year, plantId } = yearFigures({ ...plant }, 2026, third);
  const wanted = monthReport(plant, '2026-01', third).total;
  expect([plantId, year, months.length]).toEqual([plant.id, 2026, 1]);
  expect(months[0]?.energy).toBeCloseTo(wanted.energy, 6);
  expect(months[0]?.expected).toBeCloseTo(wanted.expected, 6);
  expect(total.energy).toBeCloseTo(wanted.energy, 6);
  expect(yearFigures(plant, 2027, third).months).toEqual([]);
});

/** Texts of a PDF with the places they stand at. */
const placed = (file: string) =>
  [...file.matchAll(/\/([RB]) (\d+) Tf (\S+ \S+) Td \((.*?)\) Tj/g)].map(([, ...parts]) =>
    parts.join(' '),
  );

test('the sheet has its figures in their columns, and says that the month is not over', () => {
  const file = monthPdf([report()]);
  expect(file).toContain(`/Title (Solar report: ${plant.name}, 2026-03)`);
  expect(monthPdf([report(), report()])).toContain('/Title (Solar report: All plants, 2026-03)');
  expect(monthPdf([{ ...report(), isOpen: false }])).not.toContain('not over');
  expect(placed(file)).toEqual([
    'R 9 48.0 792.0 Deccan Electrodyne',
    'R 9 481.9 792.0 Simulated plant',
    'B 18 48.0 756.0 Satara Cold Store, 2026-03',
    'R 10 48.0 738.0 125 kWp, 5 inverters of 22 kW. The month is not over.',
    'R 10 48.0 712.0 Energy',
    'B 10 170.0 712.0 997 kWh of 1046 expected',
    'R 10 48.0 697.0 Final yield',
    'B 10 170.0 697.0 8.0 kWh/kWp of 10.1 h of full sun',
    'R 10 48.0 682.0 Performance ratio',
    'B 10 170.0 682.0 0.787 from the sums, 0.790 as the mean of the days',
    'R 10 48.0 667.0 PR at 25 \\260C',
    'B 10 170.0 667.0 0.841',
    'R 10 48.0 652.0 Capacity factor',
    'B 10 170.0 652.0 15.2 % of 110 kW AC',
    'R 10 48.0 637.0 Availability',
    'B 10 170.0 637.0 100.00 % by time, 100.00 % by energy',
    'B 9 48.0 597.0 Day',
    'B 9 175.0 597.0 kWh',
    'B 9 210.0 597.0 Expected',
    'B 9 280.0 597.0 kWh/m\\262',
    'B 9 350.0 597.0 PR',
    'B 9 390.0 597.0 PR25',
    'B 9 440.0 597.0 Avail. %',
    'B 9 519.5 597.0 Dust %',
    'R 9 48.0 580.0 2026-03-01',
    'R 9 167.5 580.0 253.0',
    'R 9 227.5 580.0 264.9',
    'R 9 292.5 580.0 2.55',
    'R 9 337.5 580.0 0.794',
    'R 9 387.5 580.0 0.826',
    'R 9 447.5 580.0 100.0',
    'R 9 534.5 580.0 3.2',
    'R 9 48.0 566.5 2026-03-02',
    'R 9 167.5 566.5 495.5',
    'R 9 227.5 566.5 519.5',
    'R 9 292.5 566.5 5.08',
    'R 9 337.5 566.5 0.781',
    'R 9 387.5 566.5 0.846',
    'R 9 447.5 566.5 100.0',
    'R 9 534.5 566.5 3.4',
    'R 9 48.0 553.0 2026-03-03',
    'R 9 167.5 553.0 248.7',
    'R 9 227.5 553.0 261.5',
    'R 9 292.5 553.0 2.51',
    'R 9 337.5 553.0 0.793',
    'R 9 387.5 553.0 0.849',
    'R 9 447.5 553.0 100.0',
    'R 9 534.5 553.0 3.6',
    'B 9 48.0 526.5 Month',
    'B 9 167.5 526.5 997.2',
    'B 9 222.5 526.5 1045.9',
    'B 9 287.5 526.5 10.13',
    'B 9 337.5 526.5 0.787',
    'B 9 387.5 526.5 0.841',
    'B 9 447.5 526.5 100.0',
    'B 9 534.5 526.5 3.4',
    'R 8 48.0 42.0 Figures as defined by IEC 61724-1. PR25 is corrected to 25 \\260C with -0.35 %/K.',
  ]);
  expect([...file.matchAll(/ m .* l S/g)].map(([line]) => line)).toEqual([
    ' m 547 784.0 l S',
    ' m 547 593.0 l S',
    ' m 547 540.5 l S',
  ]);
});
