import { type Kysely, sql } from 'kysely';

/**
 * What the virus scanner said of an attachment. Null where none was configured when it arrived, as
 * for all earlier ones. src/staff/submissionStates.ts lists the values.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attachments add column scan text`.execute(db);
  await sql`create index attachments_to_scan on attachments (scan)
    where scan in ('unscanned', 'unchecked')`.execute(db);
}
