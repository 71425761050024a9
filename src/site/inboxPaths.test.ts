import { expect, test } from 'vitest';
import { safeNext } from './inboxPaths.ts';

test.each(['/inbox', '/inbox?q=surge&state=any', '/inbox/mail', '/inbox/01-ab?done=note'])(
  '%s is a page to go on to',
  (next) => {
    expect(safeNext(next)).toBe(next);
  },
);

test.each([
  null,
  '',
  '/',
  '/inboxes',
  'https://evil.example/inbox',
  '//evil.example/inbox',
  '/inbox/../about',
  '/inbox/..//evil.example',
  '/inbox\\..\\..',
  'javascript:alert(1)',
])('%s leads to the list instead', (next) => {
  expect(safeNext(next)).toBe('/inbox');
});
