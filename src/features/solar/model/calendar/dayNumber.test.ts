import { expect, test } from 'vitest';
import { calendarDay, dateOf, dayNumber } from './dayNumber.ts';

test('days and dates lead to each other', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dateOf(dayNumber('2028-02-29'))).toBe('2028-02-29');
});

test('the calendar agrees with dates on every day of a century', () => {
  for (let day = dayNumber('1999-12-01'); day < dayNumber('2101-01-01'); day += 1) {
    const { year, month, date } = calendarDay(day);
    const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
    if (text !== dateOf(day)) throw new Error(`${text} instead of ${dateOf(day)}`);
  }
});
