import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/** Migrates over a connection of its own: a migration may take longer than a visitor's query. */
export async function migrateDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Logger,
): Promise<void> {
  const db = openDatabase(env, { log, patient: true });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
