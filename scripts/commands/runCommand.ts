import { existsSync } from 'node:fs';
import { type Env, EnvError, parseEnv } from '../../src/server/env.ts';
import { type Db, openDatabase } from '../../src/server/store/database.ts';
import { migrate } from '../../src/server/store/migrate.ts';

/** A mistake in how a command was called. Shown without a stack trace. */
export class UsageError extends Error {}

/** Runs an operator's command on the site's database, with the server's settings. */
export async function runCommand(task: (db: Db, env: Env) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const env = parseEnv(process.env);
    const db = openDatabase(env);
    try {
      await migrate(db);
      await task(db, env);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    const isExpected = error instanceof EnvError || error instanceof UsageError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}
