import { expect, test } from 'vitest';
import { dayNumber } from '../../model/calendar/indianTime.ts';
import { yearFigures } from '../../model/report/yearFigures.ts';
import { draftKeys, draftOf, draftPlant, draftProblem } from './plantDraft.ts';

test('the wizard begins with a plant that has nothing wrong', () => {
  const draft = draftOf();
  expect(draftKeys.filter((key) => draftProblem(draft, key))).toEqual([]);
});

test('what is out of range, in parts or beyond the last address is named', () => {
  expect(draftProblem(draftOf({ tilt: 80 }), 'tilt')).toBe('Between 0 and 60 °');
  expect(draftProblem(draftOf({ tilt: Number.NaN }), 'tilt')).toBe('Between 0 and 60 °');
  expect(draftProblem(draftOf({ inverters: 2.5 }), 'inverters')).toBe('A whole number');
  expect(draftProblem(draftOf({ firstAddress: 245 }), 'firstAddress')).toContain('248');
});

test('the model expects more of a plant that faces south', () => {
  const now = { day: dayNumber('2026-01-01'), minute: 0 };
  const yieldOf = (azimuth: number) =>
    yearFigures(draftPlant(draftOf({ azimuth })), 2025, now).total.finalYield;
  expect(yieldOf(180)).toBeGreaterThan(yieldOf(0) * 1.05);
});
