import { expect, test } from 'vitest';
import { keptHandling } from './outdatedEdit.ts';

const done = { state: 'done', assignee: 'asha@example.com' } as const;
const meanwhile = [
  { kind: 'state', detail: { from: 'new', to: 'in_progress' } },
  { kind: 'state', detail: { from: 'in_progress', to: 'done' } },
  { kind: 'assignee', detail: { from: null, to: 'asha@example.com' } },
];

test('without a late change the form shows what is', () => {
  expect(keptHandling(done, undefined, [])).toEqual(done);
});

test('what was left alone in the form follows the colleague', () => {
  const chosen = { state: 'new', assignee: 'ravi@example.com' } as const;
  expect(keptHandling(done, chosen, meanwhile)).toEqual({
    state: 'done',
    assignee: 'ravi@example.com',
  });
});

test('what was chosen in the form stays chosen', () => {
  const chosen = { state: 'spam', assignee: null } as const;
  expect(keptHandling(done, chosen, meanwhile)).toEqual({
    state: 'spam',
    assignee: 'asha@example.com',
  });
});
