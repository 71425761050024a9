import { expect, test } from 'vitest';
import { accessibilityFaults } from '../../../tests/support/accessibilityFaults.ts';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { printPdf } from '../printPdf.ts';
import { monthDocument } from './monthDocument.ts';

/** The longest month, with figures as long as they get. */
const sheet = (plant: string) => ({
  title: `${plant}, 2026-03`,
  plant: '125 kWp, 5 inverters of 22 kW. The month is not over.',
  summary: Array.from({ length: 6 }, (_, line) => [`Label ${line}`, '20\u202f388 kWh'] as const),
  head: ['Day', 'kWh', 'Expected', 'kWh/m²', 'PR', 'PR25', 'Avail. %', 'Dust %'],
  rows: Array.from({ length: 31 }, (_, day) => [
    `2026-03-${String(day + 1).padStart(2, '0')}`,
    ...['1\u202f234.5', '12\u202f345.6', '7.16', '0.715', '–', '100.0', '0.5'],
  ]),
  total: ['Month', '20\u202f387.6', '21\u202f128.4', '207.27', '0.787', '0.864', '99.6', '1.6'],
});

test('a month is a tagged PDF with one page for each plant', async () => {
  const title = 'Solar report: All plants, 2026-03';
  const sheets = ['Satara Cold Store', 'Baramati Dairy'].map(sheet);
  const pdf = await readPdf(await printPdf(monthDocument({ title, date: '2026-04-01', sheets })));
  expect(accessibilityFaults(pdf)).toEqual([]);
  expect(pdf.info.Title).toBe(title);
  expect(pdf.bookmarks).toEqual(['Satara Cold Store, 2026-03', 'Baramati Dairy, 2026-03']);
  expect(pdf.pages).toHaveLength(2);
  for (const words of [
    'Simulated plant 125 kWp, 5 inverters of 22 kW. The month is not over.',
    'Label 0 20 388 kWh',
    'Day kWh Expected kWh/m2 PR PR25 Avail. % Dust %',
    '2026-03-31 1 234.5 12 345.6 7.16 0.715 – 100.0 0.5',
    'Month 20 387.6 21 128.4 207.27 0.787 0.864 99.6 1.6',
    'PR25 is corrected to 25 °C with -0.35 %/K.',
    'Page 1 of 2',
  ])
    expect(pdf.pages[0]).toContain(words);
});
