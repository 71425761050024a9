import { expect, test } from 'vitest';
import { inboxPaths, safeNext } from './inboxPaths.ts';

test('signing in continues to the requested page of the inbox', () => {
  for (const next of [inboxPaths.mail, `${inboxPaths.list}?q=a%26b&state=any`])
    expect(safeNext(next)).toBe(next);
});

test('signing in never leads outside the inbox', () => {
  for (const next of [
    null,
    '',
    '/',
    'https://evil.example',
    '//evil.example',
    '/inboxes',
    '/inbox@evil.example',
    '/inbox/../..//evil.example',
    '/inbox/..\\..\\evil.example',
  ])
    expect(safeNext(next)).toBe(inboxPaths.list);
});
