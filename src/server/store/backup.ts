import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { backupFormat, isLeftOut, writeRow } from './backupFormat.ts';
import type { Db } from './database.ts';
import { dialectOf } from './dialectOf.ts';
import { migrationNames } from './migrate.ts';
import { privateFile } from './privateFiles.ts';
import { tablesInOrder } from './tables.ts';

type Row = Record<string, unknown>;
const chunk = 100;
/** Columns for full-text search (migration 0002), which the database fills in again on restore. */
const derived = new Set(['serial', 'search_words']);

const withoutDerived = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !derived.has(column)));

async function* rowsOf(db: Db, table: string): AsyncGenerator<Row> {
  if (dialectOf(db) === 'sqlite') {
    yield* db.$extendTables<Record<string, Row>>().selectFrom(table).selectAll().stream();
    return;
  }
  await sql`declare backup cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(chunk)} from backup`.execute(db);
    yield* rows;
    if (rows.length < chunk) break;
  }
  await sql`close backup`.execute(db);
}

async function* linesOf(db: Db, tables: readonly string[]) {
  const head = { format: backupFormat, at: new Date().toISOString(), migrations: migrationNames };
  let rows = 0;
  yield `${JSON.stringify(head)}\n`;
  for (const table of tables)
    for await (const row of rowsOf(db, table)) {
      rows++;
      yield `${writeRow(table, withoutDerived(row))}\n`;
    }
  yield `${JSON.stringify({ rows })}\n`;
  return rows;
}

/** Syncs the file to disk before renaming it: a file with its final name is always complete. */
async function finish(part: string, file: string): Promise<void> {
  const handle = await open(part, 'r+');
  await handle.sync();
  await handle.close();
  await rename(part, file);
}

/** Runs `read` on a consistent snapshot, without blocking writers. */
function inSnapshot(db: Db, read: (snapshot: Db) => Promise<void>): Promise<void> {
  if (dialectOf(db) === 'postgres')
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read);
  return db.connection().execute(async (snapshot) => {
    await sql`begin deferred`.execute(snapshot);
    try {
      await read(snapshot);
    } finally {
      await sql`rollback`.execute(snapshot);
    }
  });
}

/** Writes the tables to a file while the site keeps running. Returns the number of rows. */
export async function writeBackup(db: Db, file: string): Promise<number> {
  const part = `${file}.part`;
  const tables = (await tablesInOrder(db)).filter((table) => !isLeftOut(table));
  // One left by an interrupted backup would keep its rights.
  await rm(part, { force: true });
  let rows = 0;
  await inSnapshot(db, async (snapshot) => {
    async function* counted() {
      rows = yield* linesOf(snapshot, tables);
    }
    await pipeline(
      Readable.from(counted()),
      createGzip(),
      createWriteStream(part, { mode: privateFile }),
    );
  });
  await finish(part, file);
  return rows;
}
