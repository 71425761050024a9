import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialectOf.ts';

/** SQLite accepts any type name, so PostgreSQL's serves both. */
const bytes = 'bytea';

async function createTables(db: Kysely<unknown>): Promise<void> {
  const submissions = db.schema.createTable('submissions');
  // SQLite's search index refers to rowids, which are stable only as an integer primary key.
  const keyed =
    dialectOf(db) === 'postgres'
      ? submissions.addColumn('id', 'text', (column) => column.primaryKey())
      : submissions
          .addColumn('serial', 'integer', (column) => column.primaryKey())
          .addColumn('id', 'text', (column) => column.notNull().unique());
  await keyed
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('new', 'in_progress', 'done', 'spam')`),
    )
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('assignee', 'text')
    .addColumn('read_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.references('submissions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('staff', 'visitor')`),
    )
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'sent', 'dead')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('max_attempts', 'integer', (column) => column.notNull())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('locked_until', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();

  await db.schema
    .createTable('submission_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('free_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('form_drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('values', 'text', (column) => column.notNull())
    .addColumn('errors', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const indexes: readonly (readonly [table: string, ...columns: string[]])[] = [
    // For the inbox: each filter in list order, so that a page can start anywhere.
    ['submissions', 'created_at', 'id'],
    ['submissions', 'state', 'created_at', 'id'],
    ['submissions', 'form', 'created_at', 'id', 'state'],
    ['submissions', 'assignee', 'created_at', 'id', 'state'],
    ['submissions', 'email'],
    ['attachments', 'submission_id'],
    ['outbox', 'submission_id'],
    ['outbox', 'state', 'run_at'],
    ['submission_events', 'submission_id', 'at'],
    ['rate_limits', 'free_at'],
    ['form_drafts', 'expires_at'],
  ];
  for (const [table, ...columns] of indexes)
    await db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute();
  await db.schema
    .createIndex('submissions_idempotency_key')
    .unique()
    .on('submissions')
    .columns(['form', 'idempotency_key'])
    .execute();
}

/** Full-text search, separately for each database; store/search.ts queries both. */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'postgres') {
    await sql`alter table submissions add column search_words tsvector generated always as
      (array_to_tsvector(array_remove(string_to_array(search, ' '), ''))) stored`.execute(db);
    await sql`create index submissions_search on submissions using gin (search_words)`.execute(db);
    return;
  }
  await sql`create virtual table submissions_search using fts5(
    search, content = 'submissions', content_rowid = 'serial', prefix = '2 3',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'")`.execute(db);
  const remove = sql`insert into submissions_search(submissions_search, rowid, search)
    values ('delete', old.serial, old.search);`;
  const add = sql`insert into submissions_search(rowid, search) values (new.serial, new.search);`;
  await sql`create trigger submissions_search_insert after insert on submissions
    begin ${add} end`.execute(db);
  await sql`create trigger submissions_search_delete after delete on submissions
    begin ${remove} end`.execute(db);
  await sql`create trigger submissions_search_update after update of search on submissions
    begin ${remove} ${add} end`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await createIndexes(db);
  await createSearch(db);
}
