import { sql } from 'kysely';
import type { Logger } from 'pino';
import { authSecret } from './auth/authSecret.ts';
import { createSignInThrottle } from './auth/signInThrottle.ts';
import { createStaffAccounts } from './auth/staffAccounts.ts';
import { createStaffSessions } from './auth/staffSessions.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import type { Env } from './env.ts';
import { createHeroes, seedHeroes } from './heroes/heroes.ts';

/** Made when first asked for, and then the same for everyone. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Makes everything that lives as long as the server, once. Pages find it in `locals.services`. */
export async function createServices(env: Env, log: Logger) {
  const db = openDatabase(env);
  await migrate(db);
  const heroes = createHeroes(db);
  await seedHeroes(db, heroes);

  const secret = authSecret(env);
  const loadAuth = once(async () => {
    const { createAuth } = await import('./auth/createAuth.ts');
    return createAuth({ db, secret, siteUrl: env.SITE_URL });
  });

  return {
    env,
    log,
    heroes,
    staffSessions: createStaffSessions(loadAuth, createSignInThrottle(db, secret)),
    staffAccounts: createStaffAccounts(loadAuth),
    /** Answers, or throws when the database does not. */
    checkDatabase: () => sql`select 1`.execute(db),
    close: () => db.destroy(),
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
