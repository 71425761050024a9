import { type Kysely, sql } from 'kysely';

/** Uploaded pictures for the home page, and indexes for the inbox's list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hero_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  // Without these, listing open or unread submissions would scan past all the others.
  await sql`create index submissions_open on submissions (created_at, id)
    where state <> 'done' and state <> 'spam'`.execute(db);
  await sql`create index submissions_unread on submissions (created_at, id)
    where read_at is null`.execute(db);
}
