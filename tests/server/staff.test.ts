import { createHash } from 'node:crypto';
import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createAuth } from '../../src/server/auth/createAuth.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

const email = 'asha@example.com';
const other = { address: '192.0.2.1', userAgent: 'test' };

const signIn = (site: Site, password: string, address = '192.0.2.1', who = email) =>
  site.services.staffSessions.signIn({ email: who, password, address, userAgent: 'test' });

/** The cookies a browser sends back after signing in. */
async function sessionOf(site: Site, password: string): Promise<Headers> {
  const result = await signIn(site, password);
  if (result.outcome !== 'in') throw new Error(`not signed in: ${result.outcome}`);
  return cookieHeaders(result.cookies);
}

const cookieHeaders = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });

describeStores('staff', (stores) => {
  test('a new account signs in with the printed password, which must then be changed', async () => {
    const site = await openSite(await stores.fresh());
    const { staffAccounts, staffSessions } = site.services;
    const printed = await staffAccounts.add('Asha@Example.com', 'agent');
    const first = await sessionOf(site, printed);
    const staff = await staffSessions.current(first);
    expect(staff).toMatchObject({ email, role: 'agent', mustChangePassword: true });
    if (!staff) return;

    const elsewhere = await sessionOf(site, printed);
    const change = { headers: first, staff, next: 'a much longer password', ...other };
    expect(await staffSessions.changePassword({ ...change, current: 'wrong' })).toEqual({
      outcome: 'refused',
    });
    const changed = await staffSessions.changePassword({ ...change, current: printed });
    if (changed.outcome !== 'in') throw new Error(changed.outcome);
    expect(await staffSessions.current(cookieHeaders(changed.cookies))).toMatchObject({
      mustChangePassword: false,
    });
    // All other sessions have ended, and the old password no longer works.
    expect(await staffSessions.current(elsewhere)).toBeUndefined();
    expect((await signIn(site, printed)).outcome).toBe('refused');
    expect((await signIn(site, 'a much longer password')).outcome).toBe('in');
    await site.close();
  });

  test('signing out, role changes, resets and removals take effect at once', async () => {
    const site = await openSite(await stores.fresh());
    const { staffAccounts, staffSessions } = site.services;
    const password = await staffAccounts.add(email, 'admin');
    const session = await sessionOf(site, password);
    await staffAccounts.setRole(email, 'reader');
    // The database does not hold what the cookie says.
    const [token = ''] = session.get('cookie')?.split('=')[1]?.split('.') ?? [];
    const { rows } = await sql<{ token: string }>`select token from staff_sessions`.execute(
      site.services.db,
    );
    expect(rows).toEqual([{ token: createHash('sha256').update(token).digest('base64url') }]);
    expect(await staffSessions.current(session)).toMatchObject({ role: 'reader' });
    await staffSessions.signOut(session, '192.0.2.77');
    expect(await staffSessions.current(session)).toBeUndefined();

    const again = await sessionOf(site, password);
    const fresh = await staffAccounts.reset(email);
    expect(await staffSessions.current(again)).toBeUndefined();
    const last = await sessionOf(site, fresh);
    expect(await staffAccounts.list()).toEqual([
      { email, role: 'reader', lastSignInAt: expect.any(Number), mustChangePassword: true },
    ]);
    await staffAccounts.remove(email);
    expect(await staffSessions.current(last)).toBeUndefined();
    expect(await staffAccounts.list()).toEqual([]);
    await site.close();
  });

  test('there is no public sign-up, and the tables match what the library expects', async () => {
    const site = await openSite(await stores.fresh());
    const auth = await createAuth({
      db: site.services.db,
      secret: 'x'.repeat(32),
      siteUrl: 'https://www.example.com',
    });
    const body = { email, password: 'correct horse battery', name: 'Asha' };
    await expect(auth.api.signUpEmail({ body })).rejects.toThrow();
    const { toBeCreated, toBeAdded } = await getMigrations({
      ...auth.options,
      database: { db: site.services.db, type: stores.engine },
    });
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
    await site.close();
  });
});
