import type { Kysely } from 'kysely';

/** Texts of the site's content as staff write them, and how they reach the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_publications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('undoes', 'text')
    .addColumn('needs', 'text')
    .addColumn('requested_by', 'text', (column) => column.notNull())
    .addColumn('approved_by', 'text')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('publish_at', 'bigint')
    .addColumn('expire_at', 'bigint')
    .addColumn('locked_until', 'bigint')
    .addColumn('step', 'text')
    .addColumn('detail', 'text')
    .addColumn('progress', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('release', 'text')
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('error_file', 'text')
    .addColumn('error_field', 'text')
    .addColumn('error_text', 'text')
    .execute();
  await db.schema
    .createIndex('content_publications_state')
    .on('content_publications')
    .columns(['state', 'publish_at'])
    .execute();
  await db.schema
    .createTable('content_revisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('base_hash', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('publication_id', 'text', (column) =>
      column.references('content_publications.id').onDelete('set null'),
    )
    .addUniqueConstraint('content_revisions_number', ['file', 'number'])
    .execute();
  await db.schema
    .createIndex('content_revisions_publication_id')
    .on('content_revisions')
    .column('publication_id')
    .execute();
  await db.schema
    .createTable('content_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // SQLite accepts any type name, so PostgreSQL's serves both.
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}
