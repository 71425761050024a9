import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { type Env, parseEnv } from '../../src/server/env.ts';
import { type Db, openDatabase } from '../../src/server/store/database.ts';
import { migrate } from '../../src/server/store/migrate.ts';
import { explainError } from './explainError.ts';

/** A mistake in how a command was called. */
export class UsageError extends Error {
  override name = 'UsageError';
}

// Collect often rather than let the files of a backup pile up: they come by the thousand.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=25');

/** Runs an operator's command on the site's database, with the server's settings. */
export async function runCommand(task: (db: Db, env: Env) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const env = parseEnv(process.env);
    const db = openDatabase(env, { patient: true });
    try {
      await migrate(db);
      await task(db, env);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}
