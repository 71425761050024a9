import { createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { backupFormat, writeRow } from './backupFormat.ts';
import type { Db } from './database.ts';
import { engineOf } from './engine.ts';
import { migrationNames } from './migrate.ts';
import type { Database } from './schema.ts';
import { tablesInOrder } from './tables.ts';

type Row = Record<string, unknown>;
const chunk = 100;

async function* rowsOf(db: Transaction<Database>, table: string): AsyncGenerator<Row> {
  if (engineOf(db) === 'sqlite') {
    const rows = db.withTables<Record<string, Row>>().selectFrom(table).selectAll().stream();
    // The row number belongs to this file alone, see migration 0002.
    for await (const { serial: _, ...row } of rows) yield row;
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

async function* linesOf(db: Transaction<Database>, tables: readonly string[]) {
  const head = { format: backupFormat, at: new Date().toISOString(), migrations: migrationNames };
  let rows = 0;
  yield `${JSON.stringify(head)}\n`;
  for (const table of tables)
    for await (const row of rowsOf(db, table)) {
      rows++;
      yield `${writeRow(table, row)}\n`;
    }
  yield `${JSON.stringify({ rows })}\n`;
  return rows;
}

/** Waits until the disk has it, then gives it its name: a file of that name is always whole. */
async function finish(part: string, file: string): Promise<void> {
  const handle = await open(part, 'r+');
  await handle.sync();
  await handle.close();
  await rename(part, file);
}

/** Writes one moment's state of all tables to a file, while the site goes on. Answers how many rows. */
export async function writeBackup(db: Db, file: string): Promise<number> {
  const part = `${file}.part`;
  const tables = await tablesInOrder(db);
  const transaction =
    engineOf(db) === 'postgres'
      ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      : db.transaction();
  let rows = 0;
  await transaction.execute(async (moment) => {
    async function* counted() {
      rows = yield* linesOf(moment, tables);
    }
    await pipeline(Readable.from(counted()), createGzip(), createWriteStream(part));
  });
  await finish(part, file);
  return rows;
}
