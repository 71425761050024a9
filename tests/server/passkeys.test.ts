import { expect, test } from 'vitest';
import type { StaffRole } from '../../src/staff/staffRoles.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { type CookieJar, cookieJar } from '../support/cookieJar.ts';
import { openSite, type Site } from '../support/site.ts';
import { describeStores } from '../support/stores.ts';

const email = 'asha@example.com';
const password = 'correct horse battery';
const address = '192.0.2.1';
const origin = 'https://www.example.com';
const rpId = 'www.example.com';

const browserAt = (from = origin) => cookieJar({ origin: from });

async function signIn(site: Site, browser: CookieJar, who = email): Promise<string> {
  const headers = browser.headers();
  const result = await site.services.staffSessions.signIn({
    ...{ email: who, password, address, cookies: headers.get('cookie') },
    userAgent: headers.get('user-agent') ?? '',
  });
  if ('cookies' in result) browser.take(result.cookies);
  return result.outcome;
}

async function openWith(env: NodeJS.ProcessEnv, role: StaffRole = 'agent') {
  const site = await openSite({ SITE_URL: origin, ...env });
  await site.services.staffAccounts.add(email, role, password);
  const browser = browserAt();
  expect(await signIn(site, browser)).toBe('in');
  return { site, browser, me: await personOf(site, browser) };
}

async function personOf(site: Site, browser: CookieJar) {
  const staff = await site.services.staffSessions.current(browser.headers());
  if (!staff) throw new Error('not signed in');
  return { ...staff, client: address };
}

type UsedKey = ReturnType<ReturnType<typeof createAuthenticator>['get']>;
type Person = Awaited<ReturnType<typeof personOf>>;

async function begin(site: Site, browser: CookieJar, me: Person) {
  const begun = await site.services.passkeys.begin(me, browser.headers(), password);
  if (begun.outcome !== 'ready') throw new Error(begun.outcome);
  browser.take(begun.cookies);
  return begun.options;
}

async function addKey(site: Site, browser: CookieJar, me: Person) {
  const key = createAuthenticator(rpId);
  const { challenge } = await begin(site, browser, me);
  const made = key.create({ challenge, origin });
  expect(await site.services.passkeys.add(me, browser.headers(), made, 'Phone')).toBe(true);
  return key;
}

async function challengeFor(site: Site, browser: CookieJar) {
  const asked = await site.services.passkeySignIn.challenge(address);
  if (asked.outcome !== 'ready') throw new Error(asked.outcome);
  browser.take(asked.cookies);
  return asked.options;
}

async function finish(site: Site, browser: CookieJar, key: UsedKey) {
  const done = await site.services.passkeySignIn.finish({
    ...{ headers: browser.headers(), key, address },
  });
  if ('cookies' in done) browser.take(done.cookies);
  return done.outcome;
}

const deedsOf = async (site: Site, kind: string) =>
  (await site.services.db.selectFrom('deeds').select(['kind', 'actor']).execute()).filter(
    (deed) => deed.kind === kind,
  );

describeStores('passkeys', (stores) => {
  test('one is added with the password, signs in without a code, and is removed', async () => {
    const { site, browser, me } = await openWith(await stores.fresh());
    const { passkeys, staffSessions, ownSessions } = site.services;
    expect(await passkeys.begin(me, browser.headers(), 'wrong')).toEqual({ outcome: 'refused' });
    const key = await addKey(site, browser, me);
    const [kept] = await passkeys.list(me);
    expect(kept).toMatchObject({ name: 'Phone', lastUsedAt: null });

    const elsewhere = browserAt();
    const options = await challengeFor(site, elsewhere);
    // No hint of whose keys there are, and the device must ask who holds it.
    expect(options).toMatchObject({ rpId, userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const { challenge } = options;
    expect(await finish(site, elsewhere, key.get({ challenge, origin }))).toBe('in');
    expect(await staffSessions.current(elsewhere.headers())).toMatchObject({ email });
    expect((await passkeys.list(me))[0]?.lastUsedAt).toBeGreaterThan(0);
    expect(await ownSessions.list(me, elsewhere.headers())).toMatchObject([
      { browser: 'Firefox on Linux', network: '192.0.2.0/24', present: true },
      { present: false },
    ]);
    const mails = await site.services.db.selectFrom('outbox').select('subject').execute();
    expect(mails.map(({ subject }) => subject.split(' |')[0]).toSorted()).toEqual([
      'A passkey was added',
      'Signed in on a new device',
    ]);

    await passkeys.remove(me, kept?.id ?? '');
    expect(await passkeys.list(me)).toEqual([]);
    const next = await challengeFor(site, elsewhere);
    const late = key.get({ challenge: next.challenge, origin });
    expect(await finish(site, browserAt(), late)).toBe('refused');
    expect(await finish(site, elsewhere, late)).toBe('refused');
    for (const kind of ['passkey_added', 'passkey_removed'])
      expect(await deedsOf(site, kind)).toEqual([{ kind, actor: email }]);
    await site.close();
  });
});
