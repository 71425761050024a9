import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { isAppendOnly, type Row } from './backupFormat.ts';

const rowsAtOnce = 20;

const hasFile = (row: Row) => Object.values(row).some((value) => value instanceof Uint8Array);

/** Inserts rows, several of the same table with one statement, but each with a file at once. */
export function rowWriter(db: Transaction<Database>) {
  let waiting: { table: string; rows: Row[] } | undefined;

  async function flush(): Promise<void> {
    if (!waiting) return;
    const { table, rows } = waiting;
    waiting = undefined;
    const insert = db.$extendTables<Record<string, Row>>().insertInto(table).values(rows);
    const known = isAppendOnly(table) ? insert.onConflict((same) => same.doNothing()) : insert;
    await known.execute();
  }

  return {
    async add(table: string, row: Row): Promise<void> {
      if (waiting?.table !== table) await flush();
      waiting ??= { table, rows: [] };
      waiting.rows.push(row);
      if (waiting.rows.length >= rowsAtOnce || hasFile(row)) await flush();
    },
    flush,
  };
}
