import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { dialectOf } from '../dialectOf.ts';
import type { Table } from '../tables.ts';
import { pieceBytes, type Row } from './backupFormat.ts';

interface RowWithFiles {
  row: Row;
  /** The length of each column with bytes. */
  files: Record<string, number>;
  /** Their contents in the same order, in pieces. */
  pieces: AsyncIterable<Uint8Array>;
}

/** Columns for full-text search (migration 0002), which the database fills in again on restore. */
const derived = new Set(['serial', 'search_words']);

export const columnsOf = ({ columns }: Table) => columns.filter((name) => !derived.has(name));

const withoutDerived = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !derived.has(column)));

async function* piecesOfRow(
  db: Db,
  table: string,
  id: unknown,
  files: Readonly<Record<string, number>>,
): AsyncGenerator<Uint8Array> {
  for (const [column, length] of Object.entries(files)) {
    // SQLite would look through the file from its start for every part of it.
    const size = dialectOf(db) === 'sqlite' ? length : pieceBytes;
    for (let from = 0; from < length; from += size) {
      const { rows } = await sql<{ part: Uint8Array }>`
        select substr(${sql.ref(column)}, ${sql.lit(from + 1)}, ${sql.lit(size)}) as part
        from ${sql.table(table)} where id = ${id}`.execute(db);
      for (const { part } of rows)
        for (let at = 0; at < part.length; at += pieceBytes)
          yield part.subarray(at, at + pieceBytes);
    }
  }
}

/** The rows of a table with files, of which at most one is in memory at a time. */
async function* rowsWithFiles(
  db: Db,
  table: string,
  columns: readonly string[],
  fileColumns: readonly string[],
): AsyncGenerator<RowWithFiles> {
  const { rows: ids } = await sql<{ id: unknown }>`select id from ${sql.table(table)}`.execute(db);
  const plain = columns.filter((column) => !fileColumns.includes(column));
  const lengths = fileColumns.map(
    (column) => sql`octet_length(${sql.ref(column)}) as ${sql.ref(column)}`,
  );
  for (const { id } of ids) {
    const found = await sql<Row>`
      select ${sql.join([...plain.map((column) => sql.ref(column)), ...lengths])}
      from ${sql.table(table)} where id = ${id}`.execute(db);
    for (const row of found.rows) {
      const files: Record<string, number> = {};
      for (const column of fileColumns) {
        const length = row[column];
        if (typeof length !== 'number') continue;
        files[column] = length;
        delete row[column];
      }
      yield { row, files, pieces: piecesOfRow(db, table, id, files) };
    }
  }
}

const rowsAtOnce = 100;

/** SQLite numbers the rows of every table. */
async function* numberedRows(db: Db, table: string): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row & { number_of_row: number }>`
      select rowid as number_of_row, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${sql.lit(rowsAtOnce)}`.execute(db);
    for (const { number_of_row, ...row } of rows) {
      last = number_of_row;
      yield row;
    }
    if (rows.length < rowsAtOnce) break;
  }
}

/** All rows of a table, a few at a time. On PostgreSQL, `db` must be a transaction. */
async function* rowsOf(db: Db, table: string): AsyncGenerator<Row> {
  if (dialectOf(db) === 'sqlite') return yield* numberedRows(db, table);
  await sql`declare backup cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(db);
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup`.execute(db);
}

/** What a backup has of a table, row by row. On PostgreSQL, `db` must be a transaction. */
export async function* readTable(
  db: Db,
  { name, columns, fileColumns }: Table,
): AsyncGenerator<Partial<RowWithFiles> & { row: Row }> {
  if (fileColumns.length === 0)
    for await (const row of rowsOf(db, name)) yield { row: withoutDerived(row) };
  else
    for await (const found of rowsWithFiles(db, name, columns, fileColumns))
      yield { ...found, row: withoutDerived(found.row) };
}
