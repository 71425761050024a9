import { expect, test } from 'vitest';
import { company } from '../site/company.ts';
import { answerDue } from './answerDue.ts';

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
