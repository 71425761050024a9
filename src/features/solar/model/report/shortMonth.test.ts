import { expect, test } from 'vitest';
import { dayNumber } from '../calendar/indianTime.ts';
import type { DaySummary } from '../kpi/summarise.ts';
import { acKw, fleet, type Plant } from '../plant/fleet.ts';
import { dayRatio, monthReport } from './monthReport.ts';
import { monthColumns, monthTable } from './monthTable.ts';
import { printedMonth } from './printedMonth.ts';
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

test('the sheet says that the month is not over, and has a dash for a ratio it does not know', () => {
  const open = report();
  const { plant: rating, summary, head, rows, total } = printedMonth(open);
  expect(rating).toBe('125 kWp, 5 inverters of 22 kW. The month is not over.');
  expect(summary[0]).toEqual(['Energy', '997 kWh of 1046 expected']);
  expect([head, ...rows, total].map((row) => row.join(' | '))).toEqual([
    'Day | kWh | Expected | kWh/m² | PR | PR25 | Avail. % | Dust %',
    '2026-03-01 | 253.0 | 264.9 | 2.55 | 0.794 | 0.826 | 100.0 | 3.2',
    '2026-03-02 | 495.5 | 519.5 | 5.08 | 0.781 | 0.846 | 100.0 | 3.4',
    '2026-03-03 | 248.7 | 261.5 | 2.51 | 0.793 | 0.849 | 100.0 | 3.6',
    'Month | 997.2 | 1045.9 | 10.13 | 0.787 | 0.841 | 100.0 | 3.4',
  ]);
  const days = open.days.map((day) => ({ ...day, recorded: 0.5 }));
  const unknown = printedMonth({ ...open, days }).rows[0];
  expect(unknown?.slice(4, 6)).toEqual(['–', '–']);
});
