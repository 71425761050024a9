import { type Kysely, sql } from 'kysely';

/** What the inbox needs besides the submissions: pictures for the home page, and its list fast. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hero_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  // Without these, a list of what is open or unread walks past everything that is not.
  await sql`create index submissions_open on submissions (created_at, id)
    where state <> 'done' and state <> 'spam'`.execute(db);
  await sql`create index submissions_unread on submissions (created_at, id)
    where read_at is null`.execute(db);
}
