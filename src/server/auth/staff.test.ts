import { afterEach, expect, test, vi } from 'vitest';
import { lostAccessStory, newAccountStory } from '../../../tests/support/accountStories.ts';
import { type OpenStaff, openStaff } from '../../../tests/support/openStaff.ts';
import { createSignInThrottle } from './signInThrottle.ts';

const email = 'asha@example.com';

const signIn = (site: OpenStaff, password: string, address = '192.0.2.1', who = email) =>
  site.staffSessions.signIn({ email: who, password, address, userAgent: 'test' });

/** The cookies a browser sends back after signing in. */
async function sessionOf(site: OpenStaff, password: string): Promise<Headers> {
  const result = await signIn(site, password);
  if (result.outcome !== 'in') throw new Error(`not signed in: ${result.outcome}`);
  return cookieHeaders(result.cookies);
}

const cookieHeaders = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });

afterEach(() => {
  vi.useRealTimers();
});

test('a new account signs in with the printed password, which must then be changed', async () => {
  await newAccountStory(await openStaff());
});

test('signing out, role changes, resets and removals take effect at once', async () => {
  await lostAccessStory(await openStaff());
});

test('a wrong password and an unknown address are refused alike', async () => {
  const site = await openStaff();
  await site.staffAccounts.add(email, 'reader', 'correct horse battery');
  expect(await signIn(site, 'wrong')).toEqual({ outcome: 'refused' });
  expect(await signIn(site, '')).toEqual({ outcome: 'refused' });
  expect(await signIn(site, 'wrong', '192.0.2.1', 'nobody@example.com')).toEqual({
    outcome: 'refused',
  });
  expect(await signIn(site, 'wrong', '192.0.2.1', "' or 1=1 --")).toEqual({
    outcome: 'refused',
  });
});

test('the library says nothing of its own, and lets nobody choose a role', async () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  const site = await openStaff();
  await site.staffAccounts.add(email, 'reader', 'correct horse battery');
  await signIn(site, 'wrong');
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
  const headers = await sessionOf(site, 'correct horse battery');
  for (const body of [{ role: 'admin' }, { mustChangePassword: 1 }, { lastSignInAt: 1 }])
    await expect(site.auth.api.updateUser({ body: body as object, headers })).rejects.toThrow();
  expect(await site.staffSessions.current(headers)).toMatchObject({ role: 'reader' });
});

test('password guessing is limited per account and address, even for the right password', async () => {
  let now = Date.now();
  const site = await openStaff({ now: () => now });
  await site.staffAccounts.add(email, 'reader', 'correct horse battery');
  for (let tries = 0; tries < 6; tries++)
    expect((await signIn(site, `guess ${tries}`)).outcome).toBe('refused');
  const refused = await signIn(site, 'correct horse battery');
  expect(refused).toEqual({ outcome: 'throttled', retryAfter: 600, shut: false });
  expect((await signIn(site, 'correct horse battery', '198.51.100.7')).outcome).toBe('in');
  now += 600_000;
  expect((await signIn(site, 'correct horse battery')).outcome).toBe('in');
  // Signing in resets the limit.
  for (let tries = 0; tries < 6; tries++)
    expect((await signIn(site, 'guess')).outcome).toBe('refused');
});

test('attempts on many accounts from one address share a limit', async () => {
  const site = await openStaff();
  const throttle = createSignInThrottle(site.db, 'secret');
  const waits = [];
  for (let tries = 0; tries < 41; tries++)
    waits.push(await throttle.take({ email: `user${tries}@example.com`, address: '192.0.2.9' }));
  expect(waits.findIndex((wait) => wait > 0)).toBe(40);
});

test('a session expires after twelve hours, used or not', async () => {
  const site = await openStaff();
  await site.staffAccounts.add(email, 'reader', 'correct horse battery');
  const session = await sessionOf(site, 'correct horse battery');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11.9 * 3_600_000 });
  expect(await site.staffSessions.current(session)).toBeDefined();
  vi.setSystemTime(Date.now() + 0.2 * 3_600_000);
  expect(await site.staffSessions.current(session)).toBeUndefined();
});

test('a cookie that was tampered with or signed with another secret is rejected', async () => {
  const site = await openStaff();
  await site.staffAccounts.add(email, 'admin', 'correct horse battery');
  const cookies = (await sessionOf(site, 'correct horse battery')).get('cookie') ?? '';
  const [cookie = ''] = cookies.split('; ');
  const token = cookie.split('=')[1]?.split('.')[0];
  for (const forged of [`${cookie.slice(0, -4)}AAAA`, `staff.session_token=${token}`])
    expect(await site.staffSessions.current(new Headers({ cookie: forged }))).toBeUndefined();
});

test('the cookie is Secure when the site uses TLS', async () => {
  const site = await openStaff({ siteUrl: 'https://www.example.com' });
  await site.staffAccounts.add(email, 'reader', 'correct horse battery');
  const result = await signIn(site, 'correct horse battery');
  if (result.outcome !== 'in') throw new Error(result.outcome);
  const [cookie = ''] = result.cookies;
  expect(cookie).toMatch(/^__Secure-staff\.session_token=/);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/inbox', 'Max-Age=43200'])
    expect(cookie).toContain(part);
  expect(await site.staffSessions.current(cookieHeaders(result.cookies))).toBeDefined();
});
