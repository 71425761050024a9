import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { searchIndexPath } from '../site/search/searchIndex.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import type { Env } from './env.ts';
import { createHeroes, seedHeroes } from './heroes/heroes.ts';
import { createSearch } from './search/search.ts';

const builtFiles = join(import.meta.dirname, '../../dist/client');

/** Makes everything that lives as long as the server, once. Pages find it in `locals.services`. */
export async function createServices(env: Env, log: Logger) {
  const db = openDatabase(env);
  await migrate(db);
  const heroes = createHeroes(db);
  await seedHeroes(db, heroes);

  return {
    env,
    log,
    heroes,
    search: createSearch(join(builtFiles, searchIndexPath)),
    /** Answers, or throws when the database does not. */
    checkDatabase: () => sql`select 1`.execute(db),
    close: () => db.destroy(),
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
