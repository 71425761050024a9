import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
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

test('what arrives during a commit shares the next, and is on disk before the first promise settles', async () => {
  const inTransaction = groupCommit(db);
  const works = ['a', 'b', 'c'].map((name) => write(inTransaction, name));
  expect(await works[0]).toBe('a');
  expect(await names(other)).toContain('a');
  expect(await works[1]).toBe('b');
  expect(await names(other)).toEqual(['a', 'b', 'c']);
  expect(await works[2]).toBe('c');
});

test('a failure rolls back only its own work, and takes no commit from the others', async () => {
  const inTransaction = groupCommit(db);
  let runs = 0;
  const outcomes = await Promise.allSettled([
    write(inTransaction, 'a'),
    inTransaction(async (transaction) => {
      runs++;
      await transaction.insertInto('settings').values({ name: 'b', value: '' }).execute();
    }),
    write(inTransaction, 'c', true),
    write(inTransaction, 'd'),
  ]);
  expect(runs).toBe(1);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(await names(other)).toEqual(['a', 'b', 'd']);
});

test('if the shared commit fails, each is committed alone', async () => {
  const inTransaction = groupCommit(db);
  let tries = 0;
  // Commits at once; the others wait for it, together.
  const first = write(inTransaction, 'a');
  const spoiling = inTransaction(async (transaction) => {
    // What a full disk does: the transaction is gone, whoever was in it.
    if (tries++ > 0) return 'spoiling';
    await sql`rollback`.execute(transaction);
    throw new Error('database or disk is full');
  });
  expect(await Promise.all([first, spoiling, write(inTransaction, 'c')])).toEqual([
    'a',
    'spoiling',
    'c',
  ]);
  expect(await names(other)).toEqual(['a', 'c']);
});
