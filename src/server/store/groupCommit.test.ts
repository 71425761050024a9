import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from './database.ts';
import { groupCommit } from './groupCommit.ts';
import { migrate } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'group-commit-'));
let db: Db;
let other: Db;
beforeAll(async () => {
  db = openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  other = openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined });
  await migrate(db);
});
beforeEach(() => db.deleteFrom('settings').execute());
afterAll(async () => {
  await db.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true });
});

const names = async (from: Db) =>
  (await from.selectFrom('settings').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );
const write = (inTransaction: ReturnType<typeof groupCommit>, name: string, fail = false) =>
  inTransaction(async (transaction) => {
    await transaction.insertInto('settings').values({ name, value: '' }).execute();
    if (fail) throw new Error(`not ${name}`);
    return name;
  });

test('concurrent work is all on disk before the first promise settles', async () => {
  const inTransaction = groupCommit(db);
  const works = ['a', 'b', 'c'].map((name) => write(inTransaction, name));
  expect(await works[0]).toBe('a');
  expect(await names(other)).toEqual(['a', 'b', 'c']);
  expect(await Promise.all(works)).toEqual(['a', 'b', 'c']);
});

test('a failure rolls back only its own work', async () => {
  const inTransaction = groupCommit(db);
  const outcomes = await Promise.allSettled([
    write(inTransaction, 'a'),
    write(inTransaction, 'b', true),
    write(inTransaction, 'c'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await names(other)).toEqual(['a', 'c']);
});

test('if the shared commit fails, each is committed alone', async () => {
  const inTransaction = groupCommit(db);
  let tries = 0;
  const spoiling = inTransaction(async (transaction) => {
    // What a full disk does: the transaction is gone, whoever was in it.
    if (tries++ === 0) await transaction.executeQuery({ ...query, sql: 'rollback' });
    return 'spoiling';
  });
  const query = db.selectFrom('settings').select('name').compile();
  expect(
    await Promise.all([write(inTransaction, 'a'), spoiling, write(inTransaction, 'c')]),
  ).toEqual(['a', 'spoiling', 'c']);
  expect(await names(other)).toEqual(['a', 'c']);
});
