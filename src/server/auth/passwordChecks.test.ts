import { expect, test } from 'vitest';
import { type OpenStaff, openStaff } from '../../../tests/support/openStaff.ts';
import { deedsOf, email, enter, openWith, password } from '../../../tests/support/passkeyVisits.ts';
import type { Person } from './staffSessions.ts';

type Ask = (site: OpenStaff, me: Person, headers: Headers, typed: string) => Promise<object>;

test.each<[string, Ask]>([
  ['a passkey is added', ({ passkeys }, ...asked) => passkeys.begin(...asked)],
  ['a second factor is set up', ({ secondFactor }, ...asked) => secondFactor.begin(...asked)],
  ['it is switched off', ({ secondFactor }, ...asked) => secondFactor.switchOff(...asked)],
  ['recovery codes are renewed', ({ secondFactor }, ...asked) => secondFactor.renewCodes(...asked)],
  [
    'the password is changed',
    ({ staffSessions }, staff, headers, current) =>
      staffSessions.changePassword({ staff, headers, current, next: 'mango lorry quietly' }),
  ],
])('guesses of the password are limited and recorded where %s', async (_what, ask) => {
  const started = Date.now();
  const { site, browser, me } = await openWith('agent', false, () => started);
  const guess = (typed: string) => ask(site, me, browser.headers(), typed);
  for (let tries = 0; tries < 12; tries++)
    expect(await guess('wrong')).toEqual({ outcome: 'refused' });
  expect(await guess(password)).toMatchObject({ outcome: 'throttled', retryAfter: 300 });
  const refused = { kind: 'password_refused', actor: email };
  expect(await deedsOf(site, 'password_refused')).toEqual(Array(12).fill(refused));
});

test('whoever types the right one has all attempts again', async () => {
  const { site, browser, me } = await openWith();
  const guess = (typed: string) => site.passkeys.begin(me, browser.headers(), typed);
  for (let tries = 0; tries < 11; tries++) await guess('wrong');
  expect(await guess(password)).toMatchObject({ outcome: 'ready' });
  for (let tries = 0; tries < 11; tries++) await guess('wrong');
  expect(await guess(password)).toMatchObject({ outcome: 'ready' });
});

test('one password is hashed at a time, a few wait, the rest are sent away; staff come in beside', async () => {
  let hashing = 0;
  let most = 0;
  let open = () => {};
  let gate = Promise.resolve();
  const site = await openStaff({
    async beforeHash() {
      most = Math.max(most, ++hashing);
      await gate;
      hashing--;
    },
  });
  const { browser } = await enter(site);
  const from = (index: number, cookies: string | null = null) =>
    site.staffSessions.signIn({
      ...{ email: `user${index}@example.com`, password, userAgent: 'test' },
      ...{ address: `198.51.100.${index}`, cookies },
    });
  gate = new Promise((resolve) => {
    open = resolve;
  });
  most = 0;
  const crowd = Array.from({ length: 60 }, (_, index) => from(index));
  const settled = await Promise.race([Promise.all(crowd.slice(20)), crowd[0]]);
  expect(settled).toEqual(Array(40).fill({ outcome: 'busy', retryAfter: 10, shut: false }));
  const known = site.staffSessions.signIn({
    ...{ email, password, address: '192.0.2.1', userAgent: 'test' },
    cookies: browser.headers().get('cookie'),
  });
  await expect.poll(() => hashing).toBe(2);
  open();
  expect((await known).outcome).toBe('in');
  expect((await Promise.all(crowd.slice(0, 20))).map(({ outcome }) => outcome)).toEqual(
    Array(20).fill('refused'),
  );
  expect(most).toBe(2);
  expect((await from(99)).outcome).toBe('refused');
});
