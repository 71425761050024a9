import { expect, test } from 'vitest';
import { cycleFigures } from './cycle.ts';
import { idc, midc } from './standardCycles.ts';

test.each([
  ['IDC', idc, { seconds: 648, metres: 3948, averageKmh: 21.9, maxKmh: 42 }],
  ['MIDC', midc, { seconds: 1180, metres: 10_667, averageKmh: 32.5, maxKmh: 90 }],
])('%s has its published totals', (_, cycle, totals) => {
  const figures = cycleFigures(cycle.speedsKmh);
  expect(figures.seconds).toBe(totals.seconds);
  expect(figures.maxKmh).toBe(totals.maxKmh);
  expect(Math.round(figures.metres)).toBe(totals.metres);
  expect(figures.averageKmh).toBeCloseTo(totals.averageKmh, 1);
  expect(cycle.speedsKmh.at(0)).toBe(0);
  expect(cycle.speedsKmh.at(-1)).toBe(0);
});

test('a trace that never moves has no average', () => {
  expect(cycleFigures([0])).toMatchObject({ seconds: 0, averageKmh: 0, averageMovingKmh: 0 });
});
