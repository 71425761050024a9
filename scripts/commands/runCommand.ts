import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { type Env, EnvError, parseEnv } from '../../src/server/env.ts';
import { BackupError } from '../../src/server/store/backup/backupFormat.ts';
import { type Db, openDatabase } from '../../src/server/store/database.ts';
import { migrate } from '../../src/server/store/migrate.ts';

/** A mistake in how a command was called. Shown without a stack trace. */
export class UsageError extends Error {}

/** Explain themselves. The others are bugs or faults of the database, shown with a stack trace. */
const expected = [EnvError, UsageError, BackupError];

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
    const isExpected = expected.some((kind) => error instanceof kind);
    console.error(isExpected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
