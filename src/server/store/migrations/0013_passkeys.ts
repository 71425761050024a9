import type { Kysely } from 'kysely';
import { dialectOf } from '../dialectOf.ts';

/**
 * Passkeys. better-auth reads and writes these columns, so they have its types: on PostgreSQL,
 * timestamps and booleans; on SQLite, text and numbers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = dialectOf(db) === 'postgres';
  await db.schema
    .createTable('staff_passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('name', 'text')
    // No two accounts may claim one key.
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    // 32 bits without a sign.
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('device_type', 'text', (column) => column.notNull())
    .addColumn('backed_up', postgres ? 'boolean' : 'integer', (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('aaguid', 'text')
    .addColumn('created_at', postgres ? 'timestamptz' : 'date')
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('staff_passkeys_staff_id')
    .on('staff_passkeys')
    .column('staff_id')
    .execute();
}
