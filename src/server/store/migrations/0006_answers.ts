import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialectOf.ts';

/**
 * Answers by staff become a kind of mail of their own. From here on schema.ts alone lists the kinds:
 * a new one needs no migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'postgres')
    await sql`alter table outbox drop constraint outbox_kind_check`.execute(db);
  else {
    // SQLite can drop a CHECK only with its column.
    await sql`alter table outbox add column any_kind text not null default 'staff'`.execute(db);
    await sql`update outbox set any_kind = kind`.execute(db);
    await sql`alter table outbox drop column kind`.execute(db);
    await sql`alter table outbox rename column any_kind to kind`.execute(db);
  }
  await sql`alter table outbox add column in_reply_to text`.execute(db);
  // Until now an answer differed from an acknowledgement only in its reply-to.
  await sql`update outbox set kind = 'answer'
    where kind = 'visitor' and reply_to is not null`.execute(db);
}
