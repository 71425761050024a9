import { expect, test } from 'vitest';
import { auditText } from './auditText.ts';

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
] as const)('%o reads %j', (auditEvent, text) => {
  expect(auditText(auditEvent)).toBe(text);
});

test('a publication names its files, and whether one person published alone', () => {
  const detail = { files: 'terms.yaml, standards.yaml', alone: 'yes' };
  expect(auditText({ kind: 'publication', detail })).toBe(
    'Publication asked for: terms.yaml, standards.yaml, by one person alone',
  );
});
