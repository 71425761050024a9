import { openStaffAccounts } from '../../src/server/auth/openStaffAccounts.ts';
import { parseEnv } from '../../src/server/env.ts';
import { inboxPaths } from '../../src/staff/inboxPaths.ts';
import type { StaffRole } from '../../src/staff/staffRoles.ts';
import type { RunningServer } from './server.ts';
import type { StoreEnv } from './stores.ts';

/** Creates the account ROLE@example.com and signs in with it; returns the cookie to send. */
export async function signInOver(
  server: RunningServer,
  { DATA_DIR, DATABASE_URL }: StoreEnv,
  role: StaffRole,
): Promise<string> {
  const store = DATABASE_URL ? { DATA_DIR, DATABASE_URL } : { DATA_DIR };
  const { accounts, close } = await openStaffAccounts(parseEnv(store));
  const account = { email: `${role}@example.com`, password: 'correct horse battery' };
  await accounts.add(account.email, role, account.password);
  await close();
  const answer = await fetch(server.url + inboxPaths.signIn, {
    method: 'POST',
    body: new URLSearchParams(account),
    headers: { Origin: server.url },
    redirect: 'manual',
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
