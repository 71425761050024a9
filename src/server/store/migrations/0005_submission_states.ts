import { type Kysely, sql } from 'kysely';
import { dialectOf } from '../dialectOf.ts';

/** SQLite can drop a CHECK only with its column, and a column only when no index uses it. */
async function replaceColumn(db: Kysely<unknown>): Promise<void> {
  const indexes = [
    ['submissions_state_created_at_id', sql`(state, created_at, id)`],
    ['submissions_form_created_at_id_state', sql`(form, created_at, id, state)`],
    ['submissions_assignee_created_at_id_state', sql`(assignee, created_at, id, state)`],
    ['submissions_open', sql`(created_at, id) where state <> 'done' and state <> 'spam'`],
  ] as const;
  for (const [name] of indexes) await db.schema.dropIndex(name).execute();
  await sql`alter table submissions add column any_state text not null default 'new'`.execute(db);
  await sql`update submissions set any_state = state`.execute(db);
  await sql`alter table submissions drop column state`.execute(db);
  await sql`alter table submissions rename column any_state to state`.execute(db);
  for (const [name, columns] of indexes)
    await sql`create index ${sql.id(name)} on submissions ${columns}`.execute(db);
}

/**
 * From here on src/staff/submissionStates.ts alone lists the states: a new one needs no migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'postgres')
    await sql`alter table submissions drop constraint submissions_state_check`.execute(db);
  else await replaceColumn(db);
}
