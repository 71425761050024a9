import { afterEach, expect, test, vi } from 'vitest';
import { type CookieJar, cookieJar } from '../../../tests/support/cookieJar.ts';
import { type OpenStaff, openStaff } from '../../../tests/support/openStaff.ts';

const email = 'asha@example.com';
const password = 'correct horse battery';
const address = '192.0.2.1';
afterEach(() => void vi.useRealTimers());

async function signIn(site: OpenStaff, browser = cookieJar()) {
  const cookies = browser.headers().get('cookie');
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
  const result = await site.staffSessions.signIn({
    ...{ email, password, address, userAgent, cookies },
  });
  if ('cookies' in result) browser.take(result.cookies);
  return { outcome: result.outcome, browser };
}

async function siteWithAccount() {
  const site = await openStaff();
  await site.staffAccounts.add(email, 'admin', password);
  return site;
}

const current = async (site: OpenStaff, browser: CookieJar) =>
  site.staffSessions.current(browser.headers());

const mailsOf = async (site: OpenStaff) =>
  (await site.db.selectFrom('outbox').select(['subject', 'text']).execute()).map(
    ({ subject, text }) => ({ subject: subject.split(' |')[0], text }),
  );

const deedsOf = (site: OpenStaff) =>
  site.db.selectFrom('deeds').select(['kind', 'actor']).execute();

test('a sign-in from a new device is told by mail, one from a known device is not', async () => {
  const site = await siteWithAccount();
  const { browser } = await signIn(site);
  // The first sign-in of all is no news.
  expect(await mailsOf(site)).toEqual([]);
  await signIn(site, browser);
  expect(await mailsOf(site)).toEqual([]);
  await signIn(site);
  const mails = await mailsOf(site);
  expect(mails).toMatchObject([{ subject: 'Signed in on a new device' }]);
  expect(mails[0]?.text).toContain('Firefox on Linux, network 192.0.2.0/24');
});

test('one’s own sessions are listed and ended, nobody else’s', async () => {
  const site = await siteWithAccount();
  const { ownSessions, staffAccounts } = site;
  const here = await signIn(site);
  const there = await signIn(site);
  const staff = await current(site, here.browser);
  if (!staff) throw new Error('not signed in');
  const list = () => ownSessions.list(staff, here.browser.headers());
  expect((await list()).map(({ present }) => present).toSorted()).toEqual([false, true]);
  expect((await list())[0]).toMatchObject({
    browser: 'Firefox on Linux',
    network: '192.0.2.0/24',
  });
  const other = (await list()).find(({ present }) => !present);
  await staffAccounts.add('ravi@example.com', 'agent', password);
  const ravi = { ...staff, id: 'somebody else', client: address };
  await ownSessions.end(ravi, here.browser.headers(), other?.id ?? '');
  expect(await current(site, there.browser)).toBeDefined();
  const me = { ...staff, client: address };
  await ownSessions.end(me, here.browser.headers(), other?.id ?? '');
  expect(await current(site, there.browser)).toBeUndefined();
  await signIn(site);
  await ownSessions.end(me, here.browser.headers(), 'others');
  expect(await list()).toMatchObject([{ present: true }]);
  const auditEvents = await site.db.selectFrom('deeds').select('kind').execute();
  expect(auditEvents.filter(({ kind }) => kind === 'session_ended')).toHaveLength(2);
});

test('an invitation works once, for whom it was made, until it is too old', async () => {
  const site = await openStaff();
  const { db, staffAccounts, invitations } = site;
  await staffAccounts.add(email, 'agent');
  await invitations.send(email, 'https://www.example.com');
  const [mail] = await mailsOf(site);
  const token = /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.text).toContain('https://www.example.com/inbox/invitation?token=');
  const stored = JSON.stringify(
    await db
      .selectFrom('staff_verifications' as never)
      .selectAll()
      .execute(),
  );
  expect(stored).not.toContain(token);
  expect(await invitations.find('x'.repeat(32))).toBeUndefined();
  expect(await invitations.find(token)).toMatchObject({ email });
  expect(await invitations.accept(token, 'short', address)).toMatch(/characters/);
  expect(await invitations.accept(token, password, address)).toBeUndefined();
  const { outcome, browser } = await signIn(site);
  expect(outcome).toBe('in');
  expect(await current(site, browser)).toMatchObject({ mustChangePassword: false });
  expect(await deedsOf(site)).toContainEqual({ kind: 'invitation', actor: email });
  expect(mail?.text).toContain(`has been made for ${email}.\n\nChoose a password within 48 hours`);
  expect(await invitations.accept(token, 'another long password', address)).toMatch(/used/);
});

test('a list of sessions has one’s own alone, and none that is too old', async () => {
  const site = await siteWithAccount();
  const { browser } = await signIn(site);
  await site.staffAccounts.add('ravi@example.com', 'agent', password);
  await site.staffSessions.signIn({
    ...{ email: 'ravi@example.com', password, address, userAgent: 'test' },
  });
  const staff = await current(site, browser);
  if (!staff) throw new Error('not signed in');
  const list = () => site.ownSessions.list(staff, browser.headers());
  expect(await list()).toMatchObject([{ present: true }]);
  expect(await site.ownSessions.list(staff, new Headers())).toMatchObject([{ present: false }]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12.1 * 3_600_000 });
  // Asked without the cookie: the library removes a session that is too old when it is asked for.
  expect(await site.ownSessions.list(staff, new Headers())).toEqual([]);
});

test('the network that a session shows cannot be chosen by a header', async () => {
  const site = await siteWithAccount();
  const { browser } = await signIn(site);
  const staff = await current(site, browser);
  if (!staff) throw new Error('not signed in');
  const headers = browser.headers();
  headers.set('x-forwarded-for', '203.0.113.9');
  const next = 'mango lorry quietly';
  const change = { headers, staff: { ...staff, client: address }, current: password, next };
  expect(await site.staffSessions.changePassword(change)).toMatchObject({ outcome: 'right' });
  const [kept] = await site.ownSessions.list(staff, headers);
  expect(kept?.network).not.toBe('203.0.113.0/24');
});

test('changing a password and signing out are recorded', async () => {
  const site = await siteWithAccount();
  const { browser } = await signIn(site);
  const staff = await current(site, browser);
  if (!staff) throw new Error('not signed in');
  const changed = await site.staffSessions.changePassword({
    ...{ headers: browser.headers(), staff: { ...staff, client: address } },
    ...{ current: password, next: 'mango lorry quietly' },
  });
  if (changed.outcome !== 'right') throw new Error(changed.outcome);
  browser.take(changed.value);
  await site.staffSessions.signOut(new Headers(), address);
  expect(await deedsOf(site)).not.toContainEqual({ kind: 'sign_out', actor: email });
  await site.staffSessions.signOut(browser.headers(), address);
  expect((await deedsOf(site)).slice(-2)).toEqual([
    { kind: 'password', actor: email },
    { kind: 'sign_out', actor: email },
  ]);
});
