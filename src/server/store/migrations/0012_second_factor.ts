import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialectOf.ts';

/**
 * Codes from an app as a second factor. better-auth reads and writes these columns, so they have its
 * types: on PostgreSQL, timestamps and booleans; on SQLite, text and numbers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = dialectOf(db) === 'postgres';
  const truth = postgres ? 'boolean' : 'integer';
  const no = postgres ? sql`false` : sql`0`;
  await db.schema
    .alterTable('staff')
    .addColumn('two_factor_enabled', truth, (column) => column.defaultTo(no))
    .execute();
  await db.schema
    .createTable('staff_two_factors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backup_codes', 'text', (column) => column.notNull())
    .addColumn('verified', truth)
    .addColumn('failed_verification_count', 'integer')
    .addColumn('locked_until', postgres ? 'timestamptz' : 'date')
    .execute();
  for (const column of ['staff_id', 'secret'])
    await db.schema
      .createIndex(`staff_two_factors_${column}`)
      .on('staff_two_factors')
      .column(column)
      .execute();
}
