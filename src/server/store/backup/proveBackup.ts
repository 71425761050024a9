import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { fileKind } from '../../../forms/fileKind.ts';
import { type Db, openDatabase } from '../database.ts';
import { migrate, migrationNames } from '../migrate.ts';
import { tablesInOrder } from '../tables.ts';
import { BackupError, isLeftOut, type TableSum } from './backupFormat.ts';
import { hasItsFingerprint } from './fingerprint.ts';
import { isSealed } from './openSealed.ts';
import { type Ends, readBackup } from './readBackup.ts';
import { columnsOf, readTable } from './rowReader.ts';
import { tableSum } from './tableSum.ts';

const attachmentsOpened = 10;

/** What was found equal, and when the backup was made, in milliseconds. */
export interface Proof {
  made: number;
  tables: number;
  rows: number;
  attachments: number;
}

type Sums = Readonly<Record<string, TableSum>>;

const only = <Value>(values: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** Counts and sums up every table, and says which differ from what the backup says of its source. */
async function compareTables(db: Db, { head, end }: Ends, expected: Sums): Promise<void> {
  const isSameRelease = migrationNames.every((name) => head.migrations.includes(name));
  for (const table of await tablesInOrder(db)) {
    if (isLeftOut(table.name)) continue;
    const source = expected[table.name];
    if (!source) {
      // A backup of an earlier release lacks the tables that came later.
      if (!isSameRelease) continue;
      throw new BackupError(`The table ${table.name} is missing`);
    }
    const missing = source.columns.find((name) => !columnsOf(table).includes(name));
    if (missing) throw new BackupError(`The table ${table.name} has lost its column ${missing}`);
    const sum = tableSum();
    for await (const { row, files = {}, pieces = [] } of readTable(db, table)) {
      const summed = sum.begin(only(row, source.columns), only(files, source.columns));
      for await (const piece of pieces) summed.add(piece);
      summed.end();
    }
    const { rows, checksum } = sum.total(source.columns);
    if (rows !== source.rows)
      throw new BackupError(`The table ${table.name} has ${rows} rows instead of ${source.rows}`);
    if (checksum !== source.checksum)
      throw new BackupError(`The rows of the table ${table.name} are not those of the source`);
  }
  const rows = Object.values(expected).reduce((sum, table) => sum + table.rows, 0);
  if (rows !== end.rows) throw new BackupError('The backup has rows of tables it does not name');
}

/** A typing error in DATA_DIR begins a new, empty database, of which backups succeed for months. */
function expectContent(sums: Sums): void {
  if (!sums.submissions?.rows && !sums.staff?.rows)
    throw new BackupError(
      'Its source was empty, without a submission or an account: are DATA_DIR and DATABASE_URL right?',
    );
}

async function checkIntegrity(db: Db): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const [found] = rows;
  if (found?.integrity_check !== 'ok')
    throw new BackupError(`The restored database is damaged: ${found?.integrity_check}`);
  const { rows: broken } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (broken[0])
    throw new BackupError(`A row of the table ${broken[0].table} belongs to one that is missing`);
}

/** Opens some of the attachments, other ones every time. */
async function openAttachments(db: Db): Promise<number> {
  const opened = await db
    .selectFrom('attachments')
    .select(['id', 'size', 'content'])
    .orderBy(sql`random()`)
    .limit(attachmentsOpened)
    .execute();
  for (const { id, size, content } of opened)
    if (content.length !== size || !fileKind(content))
      throw new BackupError(`The attachment ${id} cannot be opened`);
  return opened.length;
}

/**
 * Proves that a backup restores: into a database of its own in `folder`, which is compared with what
 * the backup says of its source.
 */
export async function proveBackup(
  file: string,
  passphrase: string | undefined,
  folder: string,
): Promise<Proof> {
  if ((await stat(file)).size === 0) throw new BackupError('The file is empty');
  const db = openDatabase({ DATA_DIR: folder, DATABASE_URL: undefined }, { patient: true });
  try {
    // It is thrown away, so nothing need reach the disk.
    await sql`pragma synchronous = off`.execute(db);
    await migrate(db);
    const ends = await readBackup(db, file, passphrase, { isTrial: true });
    const { tables } = ends.end;
    if (!tables)
      throw new BackupError('It restores, but an earlier release made it, without checksums');
    expectContent(tables);
    await compareTables(db, ends, tables);
    await checkIntegrity(db);
    const attachments = await openAttachments(db);
    if (!(await isSealed(file)) && !(await hasItsFingerprint(file)))
      throw new BackupError(
        'The file was altered, or cut off at its very end, since it was written',
      );
    const made = Date.parse(ends.head.at);
    return { made, rows: ends.end.rows, tables: Object.keys(tables).length, attachments };
  } finally {
    await db.destroy();
  }
}
