import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
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
  BackupError,
  type BackupHead,
  type BackupRow,
  backupFormat,
  isLeftOut,
  type TableSum,
} from './backupFormat.ts';
import { addFingerprint } from './fingerprint.ts';
import { columnsOf, readTable } from './rowReader.ts';
import { sealStream } from './sealFormat.ts';
import { tableSum } from './tableSum.ts';

const line = (value: BackupHead | BackupRow | BackupEnd | string) => `${JSON.stringify(value)}\n`;

/** A backup must never be short of rows without anybody's knowing. */
async function expectAll(db: Db, table: string, read: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}`.execute(db);
  const count = rows[0]?.count;
  if (count !== read)
    throw new BackupError(`Only ${read} of ${count} rows of the table ${table} could be read`);
}

async function* linesOf(db: Db, tables: readonly Table[]) {
  const migrations = await executedMigrations(db);
  const head = { format: backupFormat, at: new Date().toISOString(), migrations };
  const sums: Record<string, TableSum> = {};
  let rows = 0;
  yield line(head);
  for (const table of tables) {
    const sum = tableSum();
    for await (const { row, files, pieces = [] } of readTable(db, table)) {
      const summed = sum.begin(row, files);
      yield line({ table: table.name, row, files });
      for await (const piece of pieces) {
        summed.add(piece);
        yield line(Buffer.from(piece).toString('base64'));
      }
      summed.end();
    }
    const total = sum.total(columnsOf(table));
    await expectAll(db, table.name, total.rows);
    sums[table.name] = total;
    rows += total.rows;
  }
  yield line({ rows, tables: sums });
  return rows;
}

/** Syncs the file to disk before renaming it: a file with its final name is always complete. */
export async function finishFile(part: string, file: string): Promise<void> {
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
      passphrase ? sealStream(passphrase) : addFingerprint,
      createWriteStream(part, { mode: privateFile }),
    );
  });
  await finishFile(part, file);
  return rows;
}
