import { type Kysely, sql } from 'kysely';

/** Searches that found nothing, and an index that holds all the figures page counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('empty_searches')
    .addColumn('question', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`create index submissions_figures on submissions
    (created_at, form, state, due_at, answered_at, closed_at)`.execute(db);
}
