import { expect, test } from 'vitest';
import { isDay, isOver, localDay, localMoment, startOfDay } from './localTime.ts';

test('a day begins at midnight in the company’s time zone', () => {
  expect(new Date(startOfDay('2026-11-15')).toISOString()).toBe('2026-11-14T18:30:00.000Z');
  expect(new Date(startOfDay('2026-12-31', 1)).toISOString()).toBe('2026-12-31T18:30:00.000Z');
});

test('a timestamp is shown in the company’s time zone', () => {
  expect(localMoment(Date.parse('2026-11-14T18:30:00Z'))).toBe('15 Nov 2026, 00:00');
  expect(localDay(Date.parse('2026-11-14T18:29:59Z'))).toBe('2026-11-14');
});

test.each([
  ...[
    '2026-1-5',
    '2026-13-01',
    '2026-02-30',
    '2026-04-31',
    '0000-01-01',
    '9999-12-31',
    'today',
    '',
  ],
])('%j is not a day', (value) => {
  expect(isDay(value)).toBe(false);
});

test('a day is over when it ends in the company’s time zone', () => {
  expect(isOver('2027-01-31', Date.parse('2027-01-31T18:29:59Z'))).toBe(false);
  expect(isOver('2027-01-31', Date.parse('2027-01-31T18:30:00Z'))).toBe(true);
  expect(isOver('2027-01-31', Date.parse('2026-11-02T00:00:00Z'))).toBe(false);
});
