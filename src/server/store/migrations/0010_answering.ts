import type { Kysely } from 'kysely';

/** Templates, drafts and files of answers, and what each member of staff has chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answer_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('answer_drafts')
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('answer_drafts_key', ['submission_id', 'staff'])
    .execute();
  await db.schema
    .createTable('outbox_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail_id', 'text', (column) =>
      column.notNull().references('outbox.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    // SQLite accepts any type name, so PostgreSQL's serves both.
    .addColumn('content', 'bytea', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('outbox_files_mail_id')
    .on('outbox_files')
    .column('mail_id')
    .execute();
  await db.schema
    .createTable('staff_choices')
    .addColumn('staff', 'text', (column) => column.primaryKey())
    .addColumn('signature', 'text', (column) => column.notNull())
    .addColumn('mail_new', 'integer', (column) => column.notNull())
    .addColumn('mail_late', 'integer', (column) => column.notNull())
    .addColumn('mail_morning', 'integer', (column) => column.notNull())
    .execute();
}
