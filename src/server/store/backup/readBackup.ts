import { Readable, Writable } from 'node:stream';
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

/** The first and last line of a backup. */
export interface Ends {
  head: BackupHead;
  end: BackupEnd;
}

async function readLines(db: Transaction<Database>, source: AsyncIterable<Buffer>): Promise<Ends> {
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
  if (!head || end?.rows !== count)
    throw new BackupError('The backup is incomplete: rows are missing');
  return { head, end };
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
 * A damaged file may fail in many ways before its checksum is reached, so it is read once more without
 * the database to tell which.
 */
async function damageIn(file: string, passphrase: string | undefined): Promise<unknown> {
  try {
    const packed = Readable.from(await openSealed(file, passphrase));
    await pipeline(packed, createGunzip(), new Writable({ write: (_bytes, _as, next) => next() }));
    return undefined;
  } catch (error) {
    return explain(error);
  }
}

/**
 * Replaces the contents of the database with a backup, in one transaction: on any error nothing
 * changes. The audit log says so, unless the database is only there to try the backup.
 */
export async function readBackup(
  db: Db,
  file: string,
  passphrase?: string,
  { isTrial = false } = {},
): Promise<Ends> {
  const packed = await openSealed(file, passphrase);
  const tables = await tablesInOrder(db);
  return db.transaction().execute(async (transaction) => {
    await emptyTables(transaction, tables);
    let ends: Ends | undefined;
    try {
      await pipeline(Readable.from(packed), createGunzip(), async (source) => {
        ends = await readLines(transaction, source);
      });
    } catch (error) {
      throw (await damageIn(file, passphrase)) ?? explain(error);
    }
    if (!ends) throw new BackupError('The backup is incomplete: it ends too early');
    const detail = { rows: ends.end.rows };
    if (!isTrial) await writeAuditEvents(transaction, operator, [{ kind: 'restored', detail }]);
    return ends;
  });
}
