import { expect } from 'vitest';
import type { Services } from '../../src/server/services.ts';
import type { StaffRole } from '../../src/staff/staffRoles.ts';
import { createAuthenticator } from './authenticator.ts';
import { type CookieJar, cookieJar } from './cookieJar.ts';
import { openStaff } from './openStaff.ts';

export type PasskeySite = Pick<
  Services,
  'db' | 'ownSessions' | 'passkeys' | 'passkeySignIn' | 'staffAccounts' | 'staffSessions'
>;

export const email = 'asha@example.com';
export const password = 'correct horse battery';
export const address = '192.0.2.1';
export const origin = 'https://www.example.com';
export const rpId = 'www.example.com';

export const browserAt = (from = origin) => cookieJar({ origin: from });

export async function signIn(site: PasskeySite, browser: CookieJar, who = email): Promise<string> {
  const headers = browser.headers();
  const result = await site.staffSessions.signIn({
    ...{ email: who, password, address, cookies: headers.get('cookie') },
    userAgent: headers.get('user-agent') ?? '',
  });
  if ('cookies' in result) browser.take(result.cookies);
  return result.outcome;
}

/** Somebody with a new account, signed in. */
export async function enter(site: PasskeySite, role: StaffRole = 'agent') {
  await site.staffAccounts.add(email, role, password);
  const browser = browserAt();
  expect(await signIn(site, browser)).toBe('in');
  return { browser, me: await personOf(site, browser) };
}

export async function openWith(
  role: StaffRole = 'agent',
  adminSecondFactor = false,
  now = Date.now,
) {
  const site = await openStaff({ siteUrl: origin, adminSecondFactor, now });
  return { site, ...(await enter(site, role)) };
}

export async function personOf(site: PasskeySite, browser: CookieJar) {
  const staff = await site.staffSessions.current(browser.headers());
  if (!staff) throw new Error('not signed in');
  return { ...staff, client: address };
}

type UsedKey = ReturnType<ReturnType<typeof createAuthenticator>['get']>;
type Person = Awaited<ReturnType<typeof personOf>>;

export async function begin(site: PasskeySite, browser: CookieJar, me: Person) {
  const begun = await site.passkeys.begin(me, browser.headers(), password);
  if (begun.outcome !== 'ready') throw new Error(begun.outcome);
  browser.take(begun.cookies);
  return begun.options;
}

export async function addKey(site: PasskeySite, browser: CookieJar, me: Person, from = origin) {
  const key = createAuthenticator(new URL(from).hostname);
  const { challenge } = await begin(site, browser, me);
  const made = key.create({ challenge, origin: from });
  expect(await site.passkeys.add(me, browser.headers(), made, 'Phone')).toBe(true);
  return key;
}

export async function challengeFor(site: PasskeySite, browser: CookieJar) {
  const asked = await site.passkeySignIn.challenge(address);
  if (asked.outcome !== 'ready') throw new Error(asked.outcome);
  browser.take(asked.cookies);
  return asked.options;
}

export async function finish(site: PasskeySite, browser: CookieJar, key: UsedKey) {
  const done = await site.passkeySignIn.finish({
    ...{ headers: browser.headers(), key, address },
  });
  if ('cookies' in done) browser.take(done.cookies);
  return done.outcome;
}

export const deedsOf = async (site: PasskeySite, kind: string) =>
  (await site.db.selectFrom('deeds').select(['kind', 'actor']).execute()).filter(
    (auditEvent) => auditEvent.kind === kind,
  );
