import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import { operator, writeAuditEvents } from '../auditLog.ts';
import type { Db } from '../database.ts';
import { executedMigrations } from '../migrate.ts';
import type { Database } from '../schema.ts';
import { type Table, tablesInOrder } from '../tables.ts';
import {
  type BackupEnd,
  BackupError,
  type BackupHead,
  type BackupRow,
  isAppendOnly,
  isLeftOut,
  type Row,
  readableFormats,
  readRow,
} from './backupFormat.ts';
import { fileReader } from './fileReader.ts';
import { openSealed } from './openSealed.ts';
import { rowWriter } from './rowWriter.ts';

async function checkHead(db: Db, { format, migrations }: BackupHead): Promise<void> {
  if (!readableFormats.includes(format))
    throw new BackupError('This file is not a backup of this site');
  const known = await executedMigrations(db);
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown)
    throw new BackupError(
      `The backup comes from a newer version: migration ${unknown} is unknown here`,
    );
}

async function emptyTables(db: Transaction<Database>, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.toReversed().filter((table) => !isAppendOnly(table.name)))
    await db.$extendTables<Record<string, Row>>().deleteFrom(name).execute();
}

/** The lines of a stream of UTF-8. Lines of several megabytes are joined once, at their end. */
async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  for await (const chunk of source) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    parts.push(first);
    for (const other of others) {
      yield parts.join('');
      parts = [other];
    }
  }
  const rest = parts.join('') + decoder.end();
  if (rest !== '') yield rest;
}

async function readLines(db: Transaction<Database>, source: AsyncIterable<Buffer>) {
  const writer = rowWriter(db);
  let count = 0;
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  const lines = linesIn(source);
  const readFiles = fileReader(lines);
  for await (const line of lines) {
    const entry = JSON.parse(line) as BackupHead | BackupRow | BackupEnd;
    if (!head) {
      head = entry as BackupHead;
      await checkHead(db, head);
    } else if ('table' in entry) {
      count++;
      const row = { ...readRow(entry.row), ...(await readFiles(entry.files)) };
      if (!isLeftOut(entry.table)) await writer.add(entry.table, row);
    } else end = entry as BackupEnd;
  }
  await writer.flush();
  if (end?.rows !== count) throw new BackupError('The backup is incomplete: rows are missing');
  return count;
}

/** What unpacking and reading say about a file that is damaged or none of ours. */
function explain(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return new BackupError('The backup is incomplete: it ends too early');
  if (code.startsWith('Z_') || error instanceof SyntaxError)
    return new BackupError('The file is damaged, or not a backup of this site');
  return error;
}

/**
 * Replaces the contents of the database with a backup, in one transaction: on any error nothing
 * changes. Returns the number of rows.
 */
export async function readBackup(db: Db, file: string, passphrase?: string): Promise<number> {
  const packed = await openSealed(file, passphrase);
  const tables = await tablesInOrder(db);
  return db.transaction().execute(async (transaction) => {
    await emptyTables(transaction, tables);
    let count = 0;
    try {
      await pipeline(Readable.from(packed), createGunzip(), async (source) => {
        count = await readLines(transaction, source);
      });
    } catch (error) {
      throw explain(error);
    }
    await writeAuditEvents(transaction, operator, [{ kind: 'restored', detail: { rows: count } }]);
    return count;
  });
}
