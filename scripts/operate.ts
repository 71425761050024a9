import { existsSync } from 'node:fs';
import { type Db, openDatabase } from '../src/server/db/database.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { type Env, EnvError, parseEnv } from '../src/server/env.ts';

/** Something an operator did not know or mistyped; told in its own words. */
export class UsageError extends Error {}

/** Runs one task of an operator on the site's database, with the settings of the server. */
export async function operate(task: (db: Db, env: Env) => Promise<void>): Promise<void> {
  process.chdir(`${import.meta.dirname}/..`);
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
