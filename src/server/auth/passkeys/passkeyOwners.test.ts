import { expect, test } from 'vitest';
import { openStaff } from '../../../../tests/support/openStaff.ts';
import {
  addKey,
  browserAt,
  challengeFor,
  deedsOf,
  email,
  finish,
  openWith,
  origin,
  password,
  personOf,
  signIn,
} from '../../../../tests/support/passkeyVisits.ts';

const other = 'ravi@example.com';

test('each of two people signs in with their own key, and a reset takes nobody else’s', async () => {
  const { site, browser, me } = await openWith();
  const { passkeys, staffAccounts, staffSessions } = site;
  const mine = await addKey(site, browser, me);
  await staffAccounts.add(other, 'agent', password);
  const there = browserAt();
  await signIn(site, there, other);
  const ravi = await personOf(site, there);
  expect([await passkeys.has(me), await passkeys.has(ravi)]).toEqual([true, false]);
  const his = await addKey(site, there, ravi);
  for (const [key, owner] of [
    [mine, email],
    [his, other],
  ] as const) {
    const visitor = browserAt();
    const { challenge } = await challengeFor(site, visitor);
    expect(await finish(site, visitor, key.get({ challenge, origin }))).toBe('in');
    expect(await staffSessions.current(visitor.headers())).toMatchObject({ email: owner });
  }
  expect((await deedsOf(site, 'sign_in')).slice(-2).map(({ actor }) => actor)).toEqual([
    email,
    other,
  ]);
  await staffAccounts.reset(other, password);
  expect([await passkeys.has(me), await passkeys.has(ravi)]).toEqual([true, false]);
});

test.each([
  ['agent', true],
  ['admin', false],
] as const)(
  'an %s with a key and two factors asked of administrators: %s, needs no more than the password',
  async (role, asked) => {
    const { site, browser, me } = await openWith(role, asked);
    await addKey(site, browser, me);
    expect(await signIn(site, browserAt())).toBe('in');
  },
);

test('a password that is right but not enough is recorded as refused', async () => {
  const { site, browser, me } = await openWith('admin', true);
  expect(await signIn(site, browserAt())).toBe('in');
  await addKey(site, browser, me);
  expect(await signIn(site, browserAt())).toBe('passkey');
  expect(await deedsOf(site, 'sign_in_refused')).toEqual([
    { kind: 'sign_in_refused', actor: email },
  ]);
});

test('keys are listed in the order they were added, and a new one is told of at once', async () => {
  const { site, browser, me } = await openWith();
  await addKey(site, browser, me);
  expect(site.wakes).toHaveLength(1);
  await addKey(site, browser, me);
  const [first] = await site.passkeys.list(me);
  await site.db
    .updateTable('staff_passkeys' as never)
    .set({ created_at: '2000-01-01T00:00:00.000Z' } as never)
    .where('id' as never, '!=', (first?.id ?? '') as never)
    .execute();
  const listed = await site.passkeys.list(me);
  expect(listed).toHaveLength(2);
  expect(listed[1]?.id).toBe(first?.id);
  const { text } = await site.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
  expect(text).toContain('Firefox on Linux, network 192.0.2.0/24');
});

test('a request cannot choose the address its key is for', async () => {
  const { site, browser, me } = await openWith();
  const key = await addKey(site, browser, me);
  const evil = 'https://evil.example';
  const visitor = browserAt(evil);
  const { challenge } = await challengeFor(site, visitor);
  expect(await finish(site, visitor, key.get({ challenge, origin: evil }))).toBe('refused');
});

test('on localhost a key works at whichever port the server has', async () => {
  const local = 'http://localhost:5000';
  const site = await openStaff({ siteUrl: 'http://localhost:4321' });
  await site.staffAccounts.add(email, 'agent', password);
  const browser = browserAt(local);
  await signIn(site, browser);
  const key = await addKey(site, browser, await personOf(site, browser), local);
  const visitor = browserAt(local);
  const { challenge } = await challengeFor(site, visitor);
  expect(await finish(site, visitor, key.get({ challenge, origin: local }))).toBe('in');
});
