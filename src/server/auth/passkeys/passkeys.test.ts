import { expect, test } from 'vitest';
import { createAuthenticator } from '../../../../tests/support/authenticator.ts';
import { cookieJar } from '../../../../tests/support/cookieJar.ts';
import { openStaff } from '../../../../tests/support/openStaff.ts';
import { passkeyStory } from '../../../../tests/support/passkeyStory.ts';
import {
  addKey,
  address,
  begin,
  browserAt,
  challengeFor,
  deedsOf,
  email,
  finish,
  openWith,
  origin,
  password,
  personOf,
  rpId,
  signIn,
} from '../../../../tests/support/passkeyVisits.ts';
import { createSignInThrottle } from '../signInThrottle.ts';

test('one is added with the password, signs in without a code, and is removed', async () => {
  await passkeyStory(await openStaff({ siteUrl: origin }));
});

test('an answer counts once, for the challenge it was made for', async () => {
  const { site, browser, me } = await openWith();
  const key = await addKey(site, browser, me);
  const elsewhere = browserAt();
  const { challenge } = await challengeFor(site, elsewhere);
  const before = elsewhere.headers();
  const given = key.get({ challenge, origin });
  expect(await finish(site, elsewhere, given)).toBe('in');
  const replayed = await site.passkeySignIn.finish({
    ...{ headers: before, key: given, address },
  });
  expect(replayed).toEqual({ outcome: 'refused' });
  const other = browserAt();
  await challengeFor(site, other);
  expect(await finish(site, other, key.get({ challenge, origin }))).toBe('refused');
  // Neither does an answer made for adding a key open the account.
  const adding = await begin(site, browser, me);
  const crossed = key.get({ challenge: adding.challenge, origin });
  expect(await finish(site, browser, crossed)).toBe('refused');
  expect(await deedsOf(site, 'sign_in_refused')).toHaveLength(3);
});

test('a key of another address, of no checked holder or nobody’s is refused', async () => {
  const { site, browser, me } = await openWith();
  const evil = 'https://evil.example';
  for (const wrong of [{ origin: evil }, { origin, verified: false }]) {
    const { challenge, authenticatorSelection } = await begin(site, browser, me);
    expect(authenticatorSelection).toMatchObject({
      ...{ residentKey: 'required', userVerification: 'required' },
    });
    const made = createAuthenticator(rpId).create({ challenge, ...wrong });
    expect(await site.passkeys.add(me, browser.headers(), made, '')).toBe(false);
  }
  const foreign = await begin(site, browser, me);
  const elsewhere = createAuthenticator('evil.example').create({ ...foreign, origin });
  expect(await site.passkeys.add(me, browser.headers(), elsewhere, '')).toBe(false);
  expect(await site.passkeys.list(me)).toEqual([]);

  const key = await addKey(site, browser, me);
  const stranger = createAuthenticator(rpId);
  for (const answer of [
    (challenge: string) => key.get({ challenge, origin: evil }),
    (challenge: string) => key.get({ challenge, origin, verified: false }),
    (challenge: string) => stranger.get({ challenge, origin }),
    (challenge: string) => ({
      ...stranger.get({ challenge, origin }),
      id: key.get({ challenge, origin }).id,
    }),
  ]) {
    const visitor = browserAt();
    const { challenge } = await challengeFor(site, visitor);
    expect(await finish(site, visitor, answer(challenge))).toBe('refused');
    expect(await site.staffSessions.current(visitor.headers())).toBeUndefined();
  }
});

test('nobody can remove or claim another’s key', async () => {
  const { site, browser, me } = await openWith();
  const { passkeys, staffAccounts } = site;
  const key = await addKey(site, browser, me);
  const [kept] = await passkeys.list(me);
  await staffAccounts.add('ravi@example.com', 'admin', password);
  const other = browserAt();
  await signIn(site, other, 'ravi@example.com');
  const ravi = await personOf(site, other);
  await passkeys.remove(ravi, kept?.id ?? '');
  expect(await passkeys.list(me)).toHaveLength(1);
  expect(await deedsOf(site, 'passkey_removed')).toEqual([]);
  const { challenge } = await begin(site, other, ravi);
  const again = key.create({ challenge, origin });
  expect(await passkeys.add(ravi, other.headers(), again, '')).toBe(false);
  // What was asked of one person is not answered by another.
  const mine = await begin(site, browser, me);
  const crossed = createAuthenticator(rpId).create({ ...mine, origin });
  const mixed = cookieJar({ origin });
  mixed.take(browser.cookies());
  mixed.take(other.cookies().filter((cookie) => cookie.includes('session_token')));
  expect(await passkeys.add(ravi, mixed.headers(), crossed, '')).toBe(false);
  expect(await passkeys.list(ravi)).toEqual([]);
});

test('where administrators need two factors, the password alone no longer opens', async () => {
  const { site, browser, me } = await openWith('admin', true);
  const key = await addKey(site, browser, me);
  const other = browserAt();
  expect(await signIn(site, other)).toBe('passkey');
  expect(await site.ownSessions.list(me, browser.headers())).toHaveLength(1);
  const { challenge } = await challengeFor(site, other);
  expect(await finish(site, other, key.get({ challenge, origin }))).toBe('in');
  // The operator helps whoever has lost it, and whoever found it stays out.
  await site.staffAccounts.reset(email, password);
  expect(await signIn(site, browserAt())).toBe('in');
  const finder = browserAt();
  const found = await challengeFor(site, finder);
  expect(await finish(site, finder, key.get({ ...found, origin }))).toBe('refused');
});

test('strangers who try passwords do not keep the owner of a passkey out', async () => {
  const { site, browser, me } = await openWith();
  const key = await addKey(site, browser, me);
  const throttle = createSignInThrottle(site.db, site.secret);
  for (let index = 0; index < 100; index++)
    expect(await throttle.take({ email, address: `198.51.100.${index}` })).toBe(0);
  const other = browserAt();
  expect(await signIn(site, other)).toBe('throttled');
  const { challenge } = await challengeFor(site, other);
  expect(await finish(site, other, key.get({ challenge, origin }))).toBe('in');
});

test('attempts and challenges are limited', async () => {
  const { site, browser, me } = await openWith();
  const key = await addKey(site, browser, me);
  const outcomes = [];
  for (let tries = 0; tries < 7; tries++) {
    const visitor = browserAt();
    await challengeFor(site, visitor);
    outcomes.push(await finish(site, visitor, key.get({ challenge: 'AAAA', origin })));
  }
  expect(outcomes).toEqual([...Array(6).fill('refused'), 'throttled']);
  const asked = [];
  for (let count = 0; count < 121; count++)
    asked.push((await site.passkeySignIn.challenge('198.51.100.1')).outcome);
  expect(asked.filter((outcome) => outcome === 'ready')).toHaveLength(120);
  expect(asked.at(-1)).toBe('throttled');
});
