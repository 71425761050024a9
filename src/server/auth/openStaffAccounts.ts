import type { Env } from '../env.ts';
import { openDatabase } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import { sharedSecret } from '../store/settings.ts';
import { createAuth } from './createAuth.ts';
import { createInvitations } from './invitations.ts';
import { createStaffAccounts } from './staffAccounts.ts';

/** Staff accounts for the command line. Works while the server is running. */
export async function openStaffAccounts(env: Env) {
  const db = openDatabase(env);
  await migrate(db);
  const secret = env.AUTH_SECRET ?? (await sharedSecret(db, 'staff-sessions'));
  const auth = await createAuth({ db, secret, siteUrl: env.SITE_URL });
  const loadAuth = async () => auth;
  return {
    accounts: createStaffAccounts(db, loadAuth),
    invitations: createInvitations(db, loadAuth),
    close: () => db.destroy(),
  };
}
