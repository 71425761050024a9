import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialectOf.ts';

const columns = [
  ['submissions', 'last_message_at bigint not null default 0'],
  ['submissions', 'first_due_at bigint'],
  ['submissions', 'first_answered_at bigint'],
  ['submissions', 'reopened integer not null default 0'],
  ['submissions', 'waiting_since bigint'],
  ['submissions', 'waited bigint not null default 0'],
  ['submissions', 'look_again_at bigint'],
  ['submissions', 'urgent integer not null default 0'],
  ['submissions', 'domain text'],
  ['submissions', 'merged_into text'],
  ['submissions', 'names text'],
  ['attachments', 'message_id text'],
  ['outbox', 'refs text'],
  ['outbox', 'bounce text'],
  ['answer_templates', "state text not null default ''"],
  ['answer_templates', "assignee text not null default ''"],
  ['answer_templates', "tag text not null default ''"],
] as const;

/** What the fields and addresses of earlier submissions tell. */
async function fillColumns(db: Kysely<unknown>): Promise<void> {
  const postgres = dialectOf(db) === 'postgres';
  const urgency = postgres ? sql`fields::json->>'urgency'` : sql`json_extract(fields, '$.urgency')`;
  const domain = postgres
    ? sql`split_part(email, '@', 2)`
    : sql`substr(email, instr(email, '@') + 1)`;
  await sql`update submissions set urgent = 1
    where form = 'support' and ${urgency} = 'standstill'`.execute(db);
  await sql`update submissions set domain = ${domain} where email like '%@%'`.execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('from_address', 'text')
    .addColumn('from_name', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('message_id', 'text')
    // The same mail, however often and by whichever way it comes, is one row.
    .addColumn('key', 'text', (column) => column.notNull().unique())
    // SQLite accepts any type name, so PostgreSQL's serves both.
    .addColumn('raw', 'bytea')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('submission_tags')
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_tags_key', ['submission_id', 'tag'])
    .execute();
  await db.schema
    .createTable('undeliverable')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('saved_searches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('off_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index messages_submission on messages (submission_id, created_at)`.execute(db);
  await sql`create index messages_message_id on messages (message_id)`.execute(db);
  await sql`create index submission_tags_tag on submission_tags (tag)`.execute(db);
  await sql`create index submissions_domain on submissions (domain, created_at)`.execute(db);
  await sql`create index submissions_merged on submissions (merged_into)
    where merged_into is not null`.execute(db);
  await sql`create index submissions_urgent on submissions (due_at, id)
    where urgent = 1 and state <> 'done' and state <> 'spam'`.execute(db);
  await sql`create index submissions_look_again on submissions (look_again_at)
    where look_again_at is not null`.execute(db);
  // It holds all that the figures count.
  await db.schema.dropIndex('submissions_figures').execute();
  await sql`create index submissions_figures on submissions (created_at, form, state, due_at,
    answered_at, closed_at, first_due_at, first_answered_at, waited, reopened)`.execute(db);
}

/** Mails that come in, what staff arrange a case by, and who is told of it elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of columns)
    await sql`alter table ${sql.table(table)} add column ${sql.raw(column)}`.execute(db);
  await fillColumns(db);
  await createTables(db);
  await createIndexes(db);
}
