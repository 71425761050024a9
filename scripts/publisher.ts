import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createContentServices } from '../src/server/content/contentServices.ts';
import { publisherFile } from '../src/server/content/publisherState.ts';
import { parseEnv } from '../src/server/env.ts';
import { openDatabase } from '../src/server/store/database.ts';
import { executedMigrations, migrationNames } from '../src/server/store/migrate.ts';
import { explainError } from './commands/explainError.ts';
import { endFirst } from './publisher/memory.ts';
import { openPreview } from './publisher/preview.ts';
import { isDue, publishNext, stand } from './publisher/publish.ts';

/**
 * Publishes what staff have written, in a checkout: npm start keeps it running beside the server. It
 * holds the sources and packages that a build needs; the server needs neither.
 */
process.chdir(`${import.meta.dirname}/..`);
if (existsSync('.env')) process.loadEnvFile('.env');
/** How often it looks whether there is something to do. */
const lookMilliseconds = 1_000;
const reportMilliseconds = 5_000;
/** The server waits as long for its database when it starts. */
const migrationMilliseconds = 120_000;

endFirst();
setPriority(constants.priority.PRIORITY_LOW);
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.once(signal, () => process.exit(0));

try {
  const env = parseEnv(process.env);
  const dist = env.RELEASES_DIR ?? 'dist';
  mkdirSync(dist, { recursive: true });
  const db = openDatabase(env, { patient: true });
  const content = createContentServices({ db, now: Date.now, release: undefined });

  // The server makes the tables.
  const end = performance.now() + migrationMilliseconds;
  const isPrepared = async () => {
    const executed = await executedMigrations(db);
    return migrationNames.every((name) => executed.includes(name));
  };
  while (!(await isPrepared())) {
    if (performance.now() > end) throw new Error('The server has not prepared the database.');
    await delay(lookMilliseconds);
  }

  const key = randomBytes(24).toString('base64url');
  const preview = await openPreview({ content, dist, key, host: env.HOST });
  const file = publisherFile(dist);
  // The key lets whoever has it read drafts.
  writeFileSync(file, JSON.stringify({ address: preview.address, key }), { mode: 0o600 });
  process.once('exit', () => rmSync(file, { force: true }));
  setInterval(() => {
    const now = new Date();
    utimesSync(file, now, now);
  }, reportMilliseconds).unref();

  await stand(content, dist);
  for (;;) {
    try {
      if (await isDue(db, Date.now())) await publishNext(content, dist);
    } catch (error) {
      console.error(explainError(error));
    }
    await delay(lookMilliseconds);
  }
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}
