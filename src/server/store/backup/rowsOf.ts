import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { dialectOf } from '../dialectOf.ts';
import type { Row } from './backupFormat.ts';

const rowsAtOnce = 100;

/** All rows of a table, a few at a time. On PostgreSQL, `db` must be a transaction. */
export async function* rowsOf(db: Db, table: string): AsyncGenerator<Row> {
  if (dialectOf(db) === 'sqlite') {
    yield* db.$extendTables<Record<string, Row>>().selectFrom(table).selectAll().stream();
    return;
  }
  await sql`declare backup cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(db);
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup`.execute(db);
}
