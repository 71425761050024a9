import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import {
  type BackupEnd,
  type BackupHead,
  type BackupRow,
  backupFormat,
  isAppendOnly,
  isLeftOut,
  readRow,
} from './backupFormat.ts';
import type { Db } from './database.ts';
import { migrationNames } from './migrate.ts';
import type { Database } from './schema.ts';
import { tablesInOrder } from './tables.ts';
import { operator, writeDeeds } from './writeDeeds.ts';

type Row = Record<string, unknown>;
const chunk = 20;

function checkHead({ format, migrations }: BackupHead): void {
  if (format !== backupFormat) throw new Error('This file is not a backup of this site');
  const unknown = migrations.find((name) => !migrationNames.includes(name));
  if (unknown)
    throw new Error(`The backup comes from a newer version: migration ${unknown} is unknown here`);
}

async function emptyTables(db: Transaction<Database>, tables: readonly string[]): Promise<void> {
  for (const table of tables.toReversed().filter((name) => !isAppendOnly(name)))
    await db.$extendTables<Record<string, Row>>().deleteFrom(table).execute();
}

/** Replaces the contents of the database with a backup, in one transaction. */
export async function readBackup(db: Db, file: string): Promise<number> {
  const tables = await tablesInOrder(db);
  return db.transaction().execute(async (transaction) => {
    await emptyTables(transaction, tables);
    const unpacked = createReadStream(file).pipe(createGunzip());
    let waiting: { table: string; rows: Row[] } | undefined;
    let count = 0;
    let end: BackupEnd | undefined;
    let head: BackupHead | undefined;

    async function write(): Promise<void> {
      if (!waiting) return;
      const { table, rows } = waiting;
      const insert = transaction
        .$extendTables<Record<string, Row>>()
        .insertInto(table)
        .values(rows);
      await (isAppendOnly(table)
        ? insert.onConflict((known) => known.doNothing())
        : insert
      ).execute();
      waiting = undefined;
    }

    for await (const line of createInterface({
      input: unpacked,
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      const entry = JSON.parse(line) as BackupHead | BackupRow | BackupEnd;
      if (!head) {
        head = entry as BackupHead;
        checkHead(head);
      } else if ('table' in entry) {
        count++;
        if (isLeftOut(entry.table)) continue;
        if (waiting && (waiting.table !== entry.table || waiting.rows.length >= chunk))
          await write();
        waiting ??= { table: entry.table, rows: [] };
        waiting.rows.push(readRow(entry.row));
      } else end = entry as BackupEnd;
    }
    await write();
    if (end?.rows !== count) throw new Error('The backup is incomplete');
    await writeDeeds(transaction, operator, [{ kind: 'restored', detail: { rows: count } }]);
    return count;
  });
}
