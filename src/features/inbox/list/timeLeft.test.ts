import { expect, test } from 'vitest';
import { timeLeft, timeSpan } from './timeLeft.ts';

const at = (text: string) => Date.parse(`${text}:00+05:30`);
const open = { state: 'new', answered_at: null } as const;
const now = at('2026-11-16T11:00');

test.each([
  ['2026-11-18T11:00', '2 d left', 'quiet'],
  ['2026-11-17T12:30', '1 d 1 h left', 'quiet'],
  ['2026-11-16T16:30', '5 h left', 'caution'],
  ['2026-11-16T11:20', '20 min left', 'caution'],
  ['2026-11-16T11:00', '0 min late', 'danger'],
  ['2026-11-13T17:00', '3 h late', 'danger'],
  ['2026-11-02T09:00', '8 d 2 h late', 'danger'],
])('due %s: %s', (due, text, tone) => {
  expect(timeLeft({ ...open, due_at: at(due) }, now)).toEqual({ text, tone });
});

test('what is answered, closed or spam waits for nothing', () => {
  const due_at = at('2026-11-01T09:00');
  expect(timeLeft({ ...open, due_at, answered_at: 1 }, now)?.text).toBe('Answered');
  for (const state of ['done', 'spam'] as const)
    expect(timeLeft({ ...open, state, due_at }, now)).toBeUndefined();
  expect(timeLeft({ ...open, due_at: 0 }, now)).toBeUndefined();
});

test('spans keep their two largest units', () => {
  const hour = 3_600_000;
  expect(timeSpan(0)).toBe('0 min');
  expect(timeSpan(59 * 60_000)).toBe('59 min');
  expect(timeSpan(25 * hour)).toBe('1 d 1 h');
  expect(timeSpan(48 * hour)).toBe('2 d');
  expect(timeSpan(400 * hour)).toBe('16 d');
});
