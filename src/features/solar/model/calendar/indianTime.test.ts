import { expect, test } from 'vitest';
import {
  askedMoment,
  calendarDay,
  clockText,
  dateOf,
  dayNumber,
  lastMoment,
} from './indianTime.ts';

test('days and dates lead to each other', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dateOf(dayNumber('2028-02-29'))).toBe('2028-02-29');
});

test('a leap day has its year, month and date', () => {
  expect(calendarDay(dayNumber('2028-02-29'))).toEqual({ year: 2028, month: 2, date: 29 });
});

// Half past midnight in India is still the day before in Greenwich.
const now = Date.parse('2026-11-15T19:00:00Z');

test('the present is the last full minute in India', () => {
  expect(lastMoment(now)).toEqual({ day: dayNumber('2026-11-16'), minute: 29 });
});

test('a moment of the past is shown as it was', () => {
  const { day, minute, isLive } = askedMoment('2026-04-10T12:52', now);
  expect(day).toBe(dayNumber('2026-04-10'));
  expect(clockText(minute)).toBe('12:52');
  expect(isLive).toBe(false);
});

test.each([
  ['2026-11-16T00:28', false],
  ['2026-11-16T00:29', true],
  ['2026-11-15T23:59', false],
  ['2024-01-01T00:00', false],
  ['x2026-04-10T12:52', true],
  ['2026-04-10T12:523', true],
  ['2026-04-10T23:00', false],
])('%s is the present: %s', (asked, isLive) => {
  expect(askedMoment(asked, now).isLive).toBe(isLive);
});

test.each([null, '2027-01-01T12:00', '2023-12-31T12:00', '2026-11-16T08:00', '2026-02-31', 'noon'])(
  'the present is shown for %s',
  (asked) => {
    expect(askedMoment(asked, now)).toEqual({ ...lastMoment(now), isLive: true });
  },
);
