import { expect, test } from 'vitest';
import { company } from './company.ts';
import { holidays } from './holidays.ts';
import { isDay } from './localTime.ts';
import { addWorkingTime, answerDue, workingDay, workingTimeBetween } from './workingTime.ts';

const hour = 60 * 60_000;
const at = (text: string) => Date.parse(`${text}:00+05:30`);
const inDays = (text: string, days: number) =>
  new Date(addWorkingTime(at(text), days * workingDay)).toISOString();

test.each([
  ['within the hours, at the same hour', '2026-11-16T10:30', 2, '2026-11-18T10:30'],
  ['before opening, at the end of the second day', '2026-11-16T06:00', 2, '2026-11-17T18:00'],
  ['after closing, counted from the next morning', '2026-11-16T19:45', 1, '2026-11-17T18:00'],
  ['across a weekend', '2026-11-13T16:00', 2, '2026-11-17T16:00'],
  ['on a Saturday', '2026-11-14T12:00', 2, '2026-11-17T18:00'],
  ['across two holidays and a weekend', '2026-11-06T17:00', 1, '2026-11-11T17:00'],
  ['on a holiday', '2026-10-20T11:00', 1, '2026-10-21T18:00'],
  ['across the year', '2026-12-24T09:00', 5, '2026-12-31T18:00'],
])('received %s', (_, received, days, due) => {
  expect(inDays(received, days)).toBe(new Date(at(due)).toISOString());
});

test('time between two instants counts working hours only, and has a sign', () => {
  expect(workingTimeBetween(at('2026-11-16T17:00'), at('2026-11-17T10:00'))).toBe(2 * hour);
  expect(workingTimeBetween(at('2026-11-17T10:00'), at('2026-11-16T17:00'))).toBe(-2 * hour);
  expect(workingTimeBetween(at('2026-11-14T10:00'), at('2026-11-15T17:00'))).toBe(0);
  expect(workingTimeBetween(at('2026-11-06T09:00'), at('2026-11-13T18:00'))).toBe(4 * workingDay);
});

test('what is added comes back as the time between', () => {
  for (let step = 0; step < 400; step++) {
    const received = at('2026-10-15T00:00') + step * 3.7 * hour;
    const due = addWorkingTime(received, 2 * workingDay);
    expect(workingTimeBetween(received, due)).toBe(2 * workingDay);
  }
});

test('the hours and days are those the site promises', () => {
  expect(company.supportHours).toContain('9:00 AM to 6:00 PM');
  expect(company.workingWeek).toEqual({ days: [1, 2, 3, 4, 5], from: 9, to: 18 });
  expect(company.replyTime).toBe(`1–${company.replyDays.enquiry} business days`);
  expect(company.applicationReplyTime).toBe('five working days');
  expect(company.replyDays.application).toBe(5);
});

test('holidays are days, in order', () => {
  const days = Object.keys(holidays);
  expect(days.every(isDay)).toBe(true);
  expect(days).toEqual(days.toSorted());
});

test('an answer is due after the working days that were promised', () => {
  // A Monday noon in a week without holidays.
  const received = Date.UTC(2026, 5, 8, 6, 30);
  const days = (form: string) => (answerDue(form, received) - received) / 86_400_000;
  const { enquiry, application } = company.replyDays;
  expect([enquiry, application]).toEqual([2, 5]);
  expect(days('contact')).toBe(2);
  // Over a weekend.
  expect(days('application')).toBe(7);
});
