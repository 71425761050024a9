import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hero_slides')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('heading_lines', 'text', (column) => column.notNull())
    .addColumn('subtitle', 'text', (column) => column.notNull())
    .addColumn('cta_text', 'text', (column) => column.notNull())
    .addColumn('cta_href', 'text', (column) => column.notNull())
    .addColumn('image_src', 'text', (column) => column.notNull())
    .addColumn('image_alt', 'text', (column) => column.notNull())
    .execute();
}
