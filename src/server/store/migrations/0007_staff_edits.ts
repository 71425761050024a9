import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialectOf.ts';

/** Versions of submissions, and a key by which a change that arrives twice is made once. */
async function addVersions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submissions add column version integer not null default 0`.execute(db);
  await sql`alter table submission_events add column version integer not null default 0`.execute(
    db,
  );
  await sql`alter table submission_events add column edit_key text`.execute(db);
  await db.schema
    .createIndex('submission_events_edit_key')
    .unique()
    .on('submission_events')
    .column('edit_key')
    .execute();
}

async function createDeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deeds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('person', 'text')
    .addColumn('client', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  for (const columns of [
    ['at', 'id'],
    ['actor', 'at', 'id'],
    ['person', 'at', 'id'],
    ['kind', 'at', 'id'],
    ['reference', 'at', 'id'],
  ])
    await db.schema.createIndex(`deeds_${columns[0]}`).on('deeds').columns(columns).execute();
}

/**
 * Deeds are never changed, and deleted only when older than what the setting `deeds-removed-before`
 * announces (removeOldDeeds.ts).
 */
async function protectDeeds(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'sqlite') {
    await sql`create trigger deeds_unchanged before update on deeds
      begin select raise(abort, 'deeds are append-only'); end`.execute(db);
    await sql`create trigger deeds_kept before delete on deeds
      when old.at >= coalesce((select cast(value as integer) from settings
        where name = 'deeds-removed-before'), 0)
      begin select raise(abort, 'deeds are append-only'); end`.execute(db);
    return;
  }
  await sql`create function refuse_deed_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < coalesce((select value::bigint from settings
          where name = 'deeds-removed-before'), 0) then return old; end if;
      end if;
      raise exception 'deeds are append-only';
    end $$`.execute(db);
  await sql`create trigger deeds_kept before update or delete on deeds
    for each row execute function refuse_deed_change()`.execute(db);
  await sql`create trigger deeds_not_emptied before truncate on deeds
    for each statement execute function refuse_deed_change()`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await addVersions(db);
  await createDeeds(db);
  await protectDeeds(db);
}
