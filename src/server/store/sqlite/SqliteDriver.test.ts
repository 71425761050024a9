import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/support/openTestDatabase.ts';
import type { Db } from '../database.ts';

const db = openTestDatabase();

/** Keeps the processor that runs it busy for a good part of a second. */
const slow = sql<number>`(with recursive number(n) as
  (select 1 union all select n + 1 from number where n < 1000000) select count(*) from number)`;
const save = (to: Db, name: string) =>
  to.insertInto('settings').values({ name, value: '' }).execute();
const names = async () =>
  (await db.selectFrom('settings').select('name').execute()).map(({ name }) => name);

test('while a write takes long, reading goes on', async () => {
  await save(db, 'earlier');
  let written = false;
  const writing = sql`update settings set value = ${slow}`.execute(db).then(() => {
    written = true;
  });
  let readings = 0;
  for (; !written; readings++) expect(await names()).toContain('earlier');
  await writing;
  // On the same thread the first would have waited for the write.
  expect(readings).toBeGreaterThan(20);
});

test('a transaction sees what it has written, and others only once it is committed', async () => {
  await db.transaction().execute(async (transaction) => {
    await save(transaction, 'mine');
    const own = await transaction.selectFrom('settings').select('name').execute();
    expect(own).toContainEqual({ name: 'mine' });
    expect(await names()).not.toContain('mine');
  });
  expect(await names()).toContain('mine');
});

test('transactions started together do not mix', async () => {
  const outcomes = await Promise.allSettled(
    ['one', 'two', 'three'].map((name) =>
      db.transaction().execute(async (transaction) => {
        await save(transaction, name);
        if (name === 'two') throw new Error('changed my mind');
      }),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await names()).toEqual(expect.arrayContaining(['one', 'three']));
  expect(await names()).not.toContain('two');
});

test('a failure keeps its reason where SQLite has rolled back by itself', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
});

test('bytes, dates and booleans are stored as such', async () => {
  const bytes = Buffer.from('a part of a buffer').subarray(2, 6);
  const { rows } = await sql<object>`select ${bytes} as bytes, ${new Date(7)} as date,
    ${true} as yes, ${null} as none`.execute(db);
  expect(rows).toEqual([{ bytes: new Uint8Array(bytes), date: 7, yes: 1, none: null }]);
  expect(bytes.toString(), 'ours is left alone').toBe('part');
});
