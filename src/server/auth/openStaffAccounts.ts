import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { Env } from '../env.ts';
import { authSecret } from './authSecret.ts';
import { createAuth } from './createAuth.ts';
import { createStaffAccounts } from './staffAccounts.ts';

/** The accounts without the server, for the command line. It may run beside the server. */
export async function openStaffAccounts(env: Env) {
  const db = openDatabase(env);
  await migrate(db);
  const auth = createAuth({ db, secret: authSecret(env), siteUrl: env.SITE_URL });
  return { accounts: createStaffAccounts(async () => auth), close: () => db.destroy() };
}
