import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/openTestDatabase.ts';
import { createDrafts } from './drafts.ts';

const db = openTestDatabase();
const minute = 60_000;
const start = Date.UTC(2026, 0, 5);
let now = start;
const drafts = createDrafts({ db, secret: 'secret', now: () => now });
const draft = { values: { name: 'Asha', lines: [{ slug: 'a' }] }, errors: { '': 'x', name: 'y' } };

test('what was typed comes back for 50 minutes, to its own form only', async () => {
  const id = await drafts.save('contact', draft, '192.0.2.1');
  expect(await drafts.find('contact', id)).toEqual(draft);
  expect(await drafts.find('quote', id)).toBeUndefined();
  expect(await drafts.find('contact', 'other')).toBeUndefined();
  now = start + 50 * minute - 1;
  expect(await drafts.find('contact', id)).toEqual(draft);
  now += 1;
  expect(await drafts.find('contact', id)).toBeUndefined();
});

test('one client may save 60 an hour', async () => {
  for (let count = 0; count < 60; count++) await drafts.save('contact', draft, '192.0.2.2');
  await expect(drafts.save('contact', draft, '192.0.2.2')).rejects.toMatchObject({ status: 429 });
  await drafts.save('contact', draft, '192.0.2.3');
});
