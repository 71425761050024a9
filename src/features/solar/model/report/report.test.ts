import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { csv } from '../../../../site/csv.ts';
import { dayNumber } from '../calendar/dayNumber.ts';
import { fleet, type Plant } from '../plant/fleet.ts';
import { monthPdf } from './monthPdf.ts';
import { monthReport } from './monthReport.ts';
import { monthColumns, monthTable } from './monthTable.ts';

const [plant] = fleet as [Plant, ...Plant[]];
const now = { day: dayNumber('2026-11-10'), minute: 700 };
const report = monthReport(plant, '2026-03', now);

test('a month has its days, the present one as far as it has come', () => {
  expect(report.days).toHaveLength(31);
  expect(report.isOpen).toBe(false);
  const present = monthReport(plant, '2026-11', now);
  expect(present.days).toHaveLength(10);
  expect(present.isOpen).toBe(true);
});

test('the ratio of the month can be computed from the exported file', () => {
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

test('cells with commas and quotes stay one cell', () => {
  expect(csv([['a, "b"', 1.5, Number.NaN]])).toBe('\ufeff"a, ""b""",1.5,\r\n');
});

test('the PDF opens and shows every day and the month', async () => {
  const file = monthPdf([report, monthReport(fleet[1] as Plant, '2026-03', now)]);
  const document = await getDocumentProxy(new TextEncoder().encode(file));
  expect(document.numPages).toBe(2);
  const { text } = await extractText(document);
  const [first = ''] = text;
  expect(first).toContain(`${plant.name}, 2026-03`);
  for (const date of ['2026-03-01', '2026-03-31', 'Month', 'kWh/m²', '25 °C'])
    expect(first).toContain(date);
  expect(first).toContain(report.total.performanceRatio.toFixed(3));
  expect(text[1]).toContain('Baramati Dairy');
});
