import { expect, test } from 'vitest';
import { checklistLength, expiringDocuments, joiners, months, today } from './sampleCompany.ts';
import { employees, headcounts, keyFigures } from './sampleFigures.ts';

test('the departments add up to the headcount of the last month', () => {
  expect(headcounts.at(-1)).toBe(employees);
});

test('the joiners listed are the joiners counted this month', () => {
  expect(joiners).toHaveLength(months.at(-1)?.joined ?? 0);
  for (const { done } of joiners) expect(done).toBeLessThanOrEqual(checklistLength);
});

test('turnover is what its definition says', () => {
  // 21 leavers against an average of 238.5 people.
  expect(keyFigures.turnover).toBeCloseTo(8.8, 1);
});

test('documents listed as expiring expire within 60 days, the nearest first', () => {
  const days = expiringDocuments.map(
    ({ expires }) => (Date.parse(expires) - Date.parse(today)) / 86_400_000,
  );
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(Math.min(...days)).toBeGreaterThan(0);
  expect(Math.max(...days)).toBeLessThanOrEqual(60);
});
