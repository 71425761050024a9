import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Services } from '../../src/server/services.ts';

type StaffSite = Pick<Services, 'db' | 'staffAccounts' | 'staffSessions'>;

const email = 'asha@example.com';
const other = { address: '192.0.2.1', userAgent: 'test' };

const signIn = (site: StaffSite, password: string) =>
  site.staffSessions.signIn({ email, password, ...other });

const cookieHeaders = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });

/** The cookies a browser sends back after signing in. */
async function sessionOf(site: StaffSite, password: string): Promise<Headers> {
  const result = await signIn(site, password);
  if (result.outcome !== 'in') throw new Error(`not signed in: ${result.outcome}`);
  return cookieHeaders(result.cookies);
}

/** The printed password signs in and must then be changed, which ends all other sessions. */
export async function newAccountStory(site: StaffSite): Promise<void> {
  const { staffAccounts, staffSessions } = site;
  const printed = await staffAccounts.add('Asha@Example.com', 'agent');
  const first = await sessionOf(site, printed);
  const staff = await staffSessions.current(first);
  expect(staff).toMatchObject({ email, role: 'agent', mustChangePassword: true });
  if (!staff) return;

  const elsewhere = await sessionOf(site, printed);
  const person = { ...staff, client: other.address };
  const change = { headers: first, staff: person, next: 'a much longer password' };
  expect(await staffSessions.changePassword({ ...change, current: 'wrong' })).toEqual({
    outcome: 'refused',
  });
  const changed = await staffSessions.changePassword({ ...change, current: printed });
  if (changed.outcome !== 'right') throw new Error(changed.outcome);
  expect(await staffSessions.current(cookieHeaders(changed.value))).toMatchObject({
    mustChangePassword: false,
  });
  // All other sessions have ended, and the old password no longer works.
  expect(await staffSessions.current(elsewhere)).toBeUndefined();
  expect((await signIn(site, printed)).outcome).toBe('refused');
  expect((await signIn(site, 'a much longer password')).outcome).toBe('in');
}

/** Signing out, a role, a reset and a removal take effect at once. */
export async function lostAccessStory(site: StaffSite): Promise<void> {
  const { staffAccounts, staffSessions } = site;
  const password = await staffAccounts.add(email, 'admin');
  const session = await sessionOf(site, password);
  await staffAccounts.setRole(email, 'reader');
  // The database does not hold what the cookie says.
  const [token = ''] = session.get('cookie')?.split('=')[1]?.split('.') ?? [];
  const { rows } = await sql<{ token: string }>`select token from staff_sessions`.execute(site.db);
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
}
