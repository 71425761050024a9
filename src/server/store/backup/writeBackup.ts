import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { dialectOf } from '../dialectOf.ts';
import { executedMigrations } from '../migrate.ts';
import { privateFile } from '../privateFiles.ts';
import { type Table, tablesInOrder } from '../tables.ts';
import {
  type BackupEnd,
  type BackupHead,
  type BackupRow,
  backupFormat,
  isLeftOut,
  type Row,
} from './backupFormat.ts';
import { rowsOf, rowsWithFiles } from './rowReader.ts';

import { sealStream } from './sealFormat.ts';

/** Columns for full-text search (migration 0002), which the database fills in again on restore. */
const derived = new Set(['serial', 'search_words']);

const withoutDerived = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !derived.has(column)));

const line = (value: BackupHead | BackupRow | BackupEnd | string) => `${JSON.stringify(value)}\n`;

async function* linesOf(db: Db, tables: readonly Table[]) {
  const migrations = await executedMigrations(db);
  const head = { format: backupFormat, at: new Date().toISOString(), migrations };
  let rows = 0;
  yield line(head);
  for (const { name: table, columns, fileColumns } of tables) {
    if (fileColumns.length === 0)
      for await (const row of rowsOf(db, table)) {
        rows++;
        yield line({ table, row: withoutDerived(row) });
      }
    else
      for await (const { row, files, pieces } of rowsWithFiles(db, table, columns, fileColumns)) {
        rows++;
        yield line({ table, row, files });
        for await (const piece of pieces) yield line(Buffer.from(piece).toString('base64'));
      }
  }
  yield line({ rows });
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

/**
 * Writes the tables to a file while the site keeps running, encrypted if there is a passphrase.
 * Returns the number of rows.
 */
export async function writeBackup(db: Db, file: string, passphrase?: string): Promise<number> {
  const part = `${file}.part`;
  const tables = (await tablesInOrder(db)).filter(({ name }) => !isLeftOut(name));
  // One left by an interrupted backup would keep its rights.
  await rm(part, { force: true });
  let rows = 0;
  await inSnapshot(db, async (snapshot) => {
    async function* counted() {
      rows = yield* linesOf(snapshot, tables);
    }
    await pipeline(
      Readable.from(counted()),
      // Attachments are compressed already: higher levels take longer and save little.
      createGzip({ level: 1 }),
      passphrase ? sealStream(passphrase) : new PassThrough(),
      createWriteStream(part, { mode: privateFile }),
    );
  });
  await finish(part, file);
  return rows;
}
