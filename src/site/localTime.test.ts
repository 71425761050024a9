import { expect, test } from 'vitest';
import { isDay, isOver, localDay, localMoment, startOfDay } from './localTime.ts';

test('a day begins at midnight where the company is', () => {
  expect(new Date(startOfDay('2026-11-15')).toISOString()).toBe('2026-11-14T18:30:00.000Z');
  expect(new Date(startOfDay('2026-12-31', 1)).toISOString()).toBe('2026-12-31T18:30:00.000Z');
});

test('an instant is shown by the company’s clocks', () => {
  expect(localMoment(Date.parse('2026-11-14T18:30:00Z'))).toBe('15 Nov 2026, 00:00');
  expect(localDay(Date.parse('2026-11-14T18:29:59Z'))).toBe('2026-11-14');
});

test.each(['2026-1-5', '2026-13-01', 'today', ''])('%j is no day', (value) => {
  expect(isDay(value)).toBe(false);
});

test('a day is over when it ends where the company is', () => {
  expect(isOver('2027-01-31', Date.parse('2027-01-31T18:29:59Z'))).toBe(false);
  expect(isOver('2027-01-31', Date.parse('2027-01-31T18:30:00Z'))).toBe(true);
  expect(isOver('2027-01-31', Date.parse('2026-11-02T00:00:00Z'))).toBe(false);
});
