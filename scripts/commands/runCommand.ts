import { existsSync } from 'node:fs';
import { type Env, EnvError, parseEnv } from '../../src/server/env.ts';
import { type Db, openDatabase } from '../../src/server/store/database.ts';
import { migrate } from '../../src/server/store/migrate.ts';

/** Something an operator did not know or mistyped; told in its own words. */
export class UsageError extends Error {}

/** Runs one task of an operator on the site's database, with the settings of the server. */
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
    const told = error instanceof EnvError || error instanceof UsageError;
    console.error(told ? error.message : error);
    process.exitCode = 1;
  }
}
