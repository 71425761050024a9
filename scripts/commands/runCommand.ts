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

/** Runs an operator's command with the server's settings. */
export async function runWithSettings(task: (env: Env) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    await task(parseEnv(process.env));
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}

/** The same on the site's database. */
export const runCommand = (task: (db: Db, env: Env) => Promise<void>): Promise<void> =>
  runWithSettings(async (env) => {
    const db = openDatabase(env, { patient: true });
    try {
      await migrate(db);
      await task(db, env);
    } finally {
      await db.destroy();
    }
  });
