import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { lastBackup } from './backup/lastBackup.ts';
import { type Db, openDatabase } from './database.ts';
import { dialectOf } from './dialectOf.ts';
import * as heroSlides from './migrations/0001_hero_slides.ts';
import * as submissions from './migrations/0002_submissions.ts';
import * as staff from './migrations/0003_staff.ts';
import * as inbox from './migrations/0004_inbox.ts';
import * as submissionStates from './migrations/0005_submission_states.ts';
import * as answers from './migrations/0006_answers.ts';
import * as staffEdits from './migrations/0007_staff_edits.ts';
import * as attachmentScans from './migrations/0008_attachment_scans.ts';
import * as triage from './migrations/0009_triage.ts';
import * as answering from './migrations/0010_answering.ts';
import * as figures from './migrations/0011_figures.ts';
import * as secondFactor from './migrations/0012_second_factor.ts';
import * as passkeys from './migrations/0013_passkeys.ts';
import * as unread from './migrations/0014_unread.ts';
import * as content from './migrations/0018_content.ts';
import * as conversations from './migrations/0021_conversations.ts';
import { StoreError } from './storeError.ts';

/**
 * Run in the order of their names. A released migration is never edited. One after which the release
 * before it could not work is named `…_breaking`, and its name is what that release knows of it.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '0001_hero_slides': heroSlides,
  '0002_submissions': submissions,
  '0003_staff': staff,
  '0004_inbox': inbox,
  '0005_submission_states': submissionStates,
  '0006_answers': answers,
  '0007_staff_edits': staffEdits,
  '0008_attachment_scans': attachmentScans,
  '0009_triage': triage,
  '0010_answering': answering,
  '0011_figures': figures,
  '0012_second_factor': secondFactor,
  '0013_passkeys': passkeys,
  '0014_unread': unread,
  '0018_content': content,
  '0021_conversations': conversations,
};

export const migrationNames = Object.keys(migrations);

export const isBreaking = (name: string) => name.endsWith('_breaking');

/** The migrations that have run, also those of later releases. */
export async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Kysely's migrator refuses a database that a later release has used. A release starts on it all the
 * same if nothing of its own is missing and the later one only added something.
 */
async function migrateToLatest(db: Db): Promise<void> {
  const executed = await executedMigrations(db);
  const breaking = executed.filter((name) => !(name in migrations)).filter(isBreaking);
  if (breaking.length > 0)
    throw new StoreError(
      `A later release has changed the database so that this one cannot use it (${breaking.join(', ')}). Start that release again, or restore the backup made before the update into an empty database (docs/deploy.md, "Going back").`,
    );
  if (migrationNames.every((name) => executed.includes(name))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Kysely takes a lock on PostgreSQL. On SQLite, the file's write lock keeps other processes out.
 */
export async function migrate(db: Db): Promise<void> {
  if (dialectOf(db) === 'postgres') return migrateToLatest(db);
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await migrateToLatest(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

/** Migrates over a connection of its own: a migration may take longer than a visitor's query. */
export async function migrateDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Logger,
): Promise<void> {
  const db = openDatabase(env, { log, patient: true });
  try {
    await migrate(db);
    const account = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
    if (!account && (await lastBackup(env.DATA_DIR)) > 0)
      log.warn('there are backups, but the database has no accounts: is it the right one?');
  } finally {
    await db.destroy();
  }
}
