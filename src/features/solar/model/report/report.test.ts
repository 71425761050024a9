import { expect, test } from 'vitest';
import { csv } from '../../../../site/csv.ts';
import { dayNumber } from '../calendar/indianTime.ts';
import { acKw, fleet, type Plant } from '../plant/fleet.ts';
import { monthReport } from './monthReport.ts';
import { monthColumns, monthTable } from './monthTable.ts';
import { printedMonth, reportTitle } from './printedMonth.ts';

const [plant] = fleet as [Plant, ...Plant[]];
const now = { day: dayNumber('2026-11-10'), minute: 700 };
const marchEnergy = 20_387.568;
const marchMean = 0.787343;
const march = () => monthReport({ ...plant }, '2026-03', now);

test('a month has its days, the present one as far as it has come', () => {
  const report = march();
  expect(report.days).toHaveLength(31);
  expect(report.isOpen).toBe(false);
  const present = monthReport(plant, '2026-11', now);
  expect(present.days).toHaveLength(10);
  expect(present.isOpen).toBe(true);
  const { energy, acCapacityFactor } = present.total;
  // Nine days and 701 minutes.
  expect(energy / (acKw(plant) * acCapacityFactor)).toBeCloseTo(9 * 24 + 701 / 60, 6);
  expect(present.days.at(-1)?.energy).toBeLessThan(present.days.at(-2)?.energy ?? 0);
  expect(report.total.energy / (acKw(plant) * report.total.acCapacityFactor)).toBeCloseTo(744, 6);
  expect(report.total.energy).toBeCloseTo(marchEnergy, 2);
  expect(report.meanOfDays).toBeCloseTo(marchMean, 5);
});

test('the ratio of the month can be computed from the exported file', () => {
  const report = march();
  const text = csv([monthColumns, ...monthTable(report)]);
  expect(text.startsWith('\ufeffPlant,Date,')).toBe(true);
  const [head = [], ...rows] = text
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const sum = (name: string) =>
    rows.reduce((total, row) => total + Number(row[head.indexOf(name)]), 0);
  expect(rows).toHaveLength(31);
  const yieldOfRecorded = sum('Energy in recorded minutes kWh') / plant.dcKwp;
  expect(yieldOfRecorded / sum('Irradiation kWh/m2')).toBeCloseTo(report.total.performanceRatio, 6);
  expect(yieldOfRecorded / sum('Temperature-corrected irradiation kWh/m2')).toBeCloseTo(
    report.total.correctedRatio,
    6,
  );
  expect(sum('Energy kWh')).toBeCloseTo(report.total.energy, 3);
});

test('a sheet shows the month in figures, every day and the sums', () => {
  const { title, plant: rating, summary, rows, total } = printedMonth(march());
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  expect([title, rating]).toEqual([`${plant.name}, 2026-03`, '125 kWp, 5 inverters of 22 kW']);
  expect(summary.map((line) => plain(line.join(': ')))).toEqual([
    'Energy: 20 388 kWh of 21 128 expected',
    'Final yield: 163.1 kWh/kWp of 207.3 h of full sun',
    'Performance ratio: 0.787 from the sums, 0.787 as the mean of the days',
    'PR at 25 °C: 0.864',
    'Capacity factor: 24.9 % of 110 kW AC',
    'Availability: 99.57 % by time, 99.50 % by energy',
  ]);
  expect(rows.map(([day]) => day)).toHaveLength(31);
  expect(rows[6]?.join(' ')).toBe('2026-03-07 639.9 731.8 7.16 0.715 0.784 92.5 0.5');
  expect(plain(total.join(' '))).toBe('Month 20 387.6 21 128.4 207.27 0.787 0.864 99.6 1.6');
});

test('a report is named after its plant, or after all', () => {
  expect(reportTitle([march()])).toBe(`Solar report: ${plant.name}, 2026-03`);
  expect(reportTitle([march(), march()])).toBe('Solar report: All plants, 2026-03');
});
