import { type Kysely, sql } from 'kysely';

/** An index that holds all the inbox counts of what is open and unread. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index submissions_open_unread on submissions (created_at, id)
    where read_at is null and state <> 'done' and state <> 'spam'`.execute(db);
}
