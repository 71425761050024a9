import { expect, test } from 'vitest';
import { eventText } from './eventText.ts';

test.each([
  [{}, 'Received'],
  [{ mark: 'quick' }, 'Received, sent very quickly'],
  [{ spam: 'honeypot' }, 'Received, held back as spam: the hidden field was filled in'],
  [{ spam: 'too fast' }, 'Received, held back as spam: sent very quickly'],
])('the history says how a submission came in: %o', (detail, text) => {
  expect(eventText({ kind: 'received', detail })).toBe(text);
});

test('the history says that a submission was released, and with how many mails', () => {
  expect(eventText({ kind: 'released', detail: { mails: '2' } })).toBe(
    'Not spam: released, mails sent: 2',
  );
});
