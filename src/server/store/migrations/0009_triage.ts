import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialectOf.ts';

const isOpen = sql`state <> 'done' and state <> 'spam'`;

async function addColumns(db: Kysely<unknown>): Promise<void> {
  // 0 until fillDueTimes.ts has reckoned it, also for what a server of the previous release takes in.
  await sql`alter table submissions add column due_at bigint not null default 0`.execute(db);
  await sql`alter table submissions add column answered_at bigint`.execute(db);
  await sql`alter table submissions add column closed_at bigint`.execute(db);
  await sql`alter table submissions add column serial_number text`.execute(db);
}

/** What histories and fields tell about submissions of earlier releases. */
async function fillColumns(db: Kysely<unknown>): Promise<void> {
  const serial =
    dialectOf(db) === 'postgres'
      ? sql`fields::json->>'serial'`
      : sql`json_extract(fields, '$.serial')`;
  await sql`update submissions set serial_number = nullif(upper(trim(${serial})), '')
    where form = 'support'`.execute(db);
  await sql`update submissions set answered_at = (select min(at) from submission_events
    where submission_id = submissions.id and kind = 'answer')`.execute(db);
  await sql`update submissions set closed_at = coalesce((select max(at) from submission_events
    where submission_id = submissions.id and kind = 'state' and detail like '%"to":"done"%'),
    updated_at) where state = 'done'`.execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submission_viewers')
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('typed_at', 'bigint')
    .addPrimaryKeyConstraint('submission_viewers_key', ['submission_id', 'staff'])
    .execute();
  await db.schema
    .createTable('staff_undos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Each view of the list in its order, and what is shown beside a submission. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index submissions_open_due on submissions (due_at, id)
    where ${isOpen}`.execute(db);
  await sql`create index submissions_open_form_due on submissions (form, due_at, id)
    where ${isOpen}`.execute(db);
  await sql`create index submissions_open_assignee_due on submissions (assignee, due_at, id)
    where ${isOpen}`.execute(db);
  await sql`create index submissions_open_assignee on submissions (assignee, created_at, id)
    where ${isOpen}`.execute(db);
  await sql`create index submissions_waiting on submissions (due_at, id)
    where ${isOpen} and answered_at is null`.execute(db);
  await sql`create index submissions_not_due on submissions (id) where due_at = 0`.execute(db);
  await sql`create index submissions_serial on submissions (serial_number, created_at)
    where serial_number is not null`.execute(db);
  await sql`create index submissions_email_created_at on submissions (email, created_at)`.execute(
    db,
  );
  await db.schema.dropIndex('submissions_email').execute();
  await sql`create index submission_viewers_seen_at on submission_viewers (seen_at)`.execute(db);
}

/** Promises, first answers and closings; who has a submission open; what can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db);
  await fillColumns(db);
  await createTables(db);
  await createIndexes(db);
}
