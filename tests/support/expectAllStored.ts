import { expect } from 'vitest';
import { openDatabase } from '../../src/server/store/database.ts';
import { accepted, type Posted } from './generateLoad.ts';
import type { StoreEnv } from './stores.ts';

/**
 * Expects every acknowledged submission to be stored exactly once under its reference, and every
 * stored submission to be complete: with its mails, its event and its file.
 */
export async function expectAllStored(env: StoreEnv, posted: readonly Posted[]): Promise<void> {
  const db = openDatabase(env);
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'form', 'name'])
    .execute();
  const idsIn = async (table: 'outbox' | 'submission_events' | 'attachments') =>
    (await db.selectFrom(table).select('submission_id').execute()).map((row) => row.submission_id);
  const [mails, events, files] = [
    await idsIn('outbox'),
    await idsIn('submission_events'),
    await idsIn('attachments'),
  ];
  await db.destroy();

  const references = new Map(rows.map(({ name, reference }) => [name, reference]));
  expect(references.size).toBe(rows.length);
  const lost = accepted(posted).filter(({ key, reference }) => references.get(key) !== reference);
  expect(lost).toEqual([]);
  const ids = rows.map(({ id }) => id);
  expect(mails.toSorted()).toEqual([...ids, ...ids].toSorted());
  expect(events.toSorted()).toEqual(ids.toSorted());
  const withFile = rows.filter(({ form }) => form === 'application').map(({ id }) => id);
  expect(files.toSorted()).toEqual(withFile.toSorted());
}
