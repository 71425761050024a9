import { expect, test } from 'vitest';
import { deedText } from './deedText.ts';

test.each([
  [{ kind: 'state', detail: { from: 'new', to: 'done' } }, 'State changed: New → Done'],
  [
    { kind: 'assignee', detail: { from: null, to: 'asha@example.com' } },
    'Assignee changed: nobody → asha@example.com',
  ],
  [
    { kind: 'erased', detail: { submissions: 3, olderThanDays: 730 } },
    'Erased: 3 submissions older than 730 days',
  ],
  [{ kind: 'erased', detail: {} }, 'Erased'],
  [{ kind: 'sign_in', detail: {} }, 'Signed in'],
] as const)('%o reads %j', (deed, text) => {
  expect(deedText(deed)).toBe(text);
});
