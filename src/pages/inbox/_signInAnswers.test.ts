import { expect, test } from 'vitest';
import { askToWait, passkeyOptions, problemOf } from './_signInAnswers.ts';

const open = () => ({ status: 200, headers: new Headers() });

test.each([
  ['throttled', 600, 429, 'Too many attempts. Please wait 10 minutes.'],
  ['throttled', 61, 429, 'Too many attempts. Please wait 2 minutes.'],
  ['busy', 10, 503, 'Too many people are signing in at once. Please wait a minute.'],
  [
    ...(['locked', 900, 429] as const),
    'After ten wrong codes in a row this account is locked and takes none, not even the right one. Please wait 15 minutes and sign in again.',
  ],
] as const)('whoever is %s for %i s is told so', (outcome, retryAfter, status, text) => {
  const answer = open();
  expect(askToWait(answer, { outcome, retryAfter })).toBe(text);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, String(retryAfter)]);
});

test('a link that was mailed is told of', () => {
  const text = askToWait(open(), { outcome: 'throttled', retryAfter: 60 }, true);
  expect(text).toContain('open the link we have mailed to you, or wait a minute.');
});

test('a wrong password and one too many are told apart, on the page and to its script', async () => {
  const answer = open();
  expect(problemOf(answer, { outcome: 'refused' }, 'Wrong.')).toBe('Wrong.');
  expect(answer.status).toBe(422);
  const throttled = { outcome: 'throttled', retryAfter: 60 } as const;
  expect(problemOf(answer, throttled, 'Wrong.')).toBe('Too many attempts. Please wait a minute.');
  expect(answer.status).toBe(429);
  const told = passkeyOptions(throttled);
  expect([told.status, told.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await told.json()).toEqual({ problem: 'Too many attempts. Please wait a minute.' });
  const wrong = passkeyOptions({ outcome: 'refused' });
  expect([wrong.status, await wrong.json()]).toEqual([422, { problem: 'The password is wrong.' }]);
});
