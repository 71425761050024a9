import { expect, test } from 'vitest';
import { type OpenStaff, openStaff } from '../../../tests/support/openStaff.ts';
import { createSignInThrottle } from './signInThrottle.ts';

const email = 'asha@example.com';
const password = 'correct horse battery';

const signIn = (site: OpenStaff, typed: string, address: string, cookies?: string) =>
  site.staffSessions.signIn({
    email,
    password: typed,
    address,
    userAgent: 'test',
    ...(cookies ? { cookies } : {}),
  });

/** Wrong attempts from as many addresses, until the account's limit refuses strangers. */
async function attack(site: OpenStaff, tries = 100, now = Date.now): Promise<void> {
  const throttle = createSignInThrottle(site.db, site.secret, now);
  for (let index = 0; index < tries; index++)
    expect(await throttle.take({ email, address: `198.51.100.${index}` })).toBe(0);
}

const open = async () => {
  const site = await openStaff();
  await site.staffAccounts.add(email, 'reader', password);
  return site;
};

test('one address cannot use up the attempts of an account', async () => {
  const site = await open();
  for (let index = 0; index < 120; index++) await signIn(site, 'wrong', '198.51.100.1');
  expect((await signIn(site, password, '192.0.2.1')).outcome).toBe('in');
});

test('a refused attempt counts for no limit', async () => {
  const site = await open();
  const throttle = createSignInThrottle(site.db, 'secret', () => 1_800_000_000_000);
  const address = '198.51.100.1';
  for (let index = 0; index < 40; index++)
    await throttle.take({ email: `user${index}@example.com`, address });
  const rows = () => site.db.selectFrom('rate_limits').selectAll().execute();
  const before = await rows();
  expect(await throttle.take({ email, address })).toBeGreaterThan(0);
  expect(await rows()).toEqual(before);
});

test('a device that signed in before is not kept out by strangers', async () => {
  const site = await open();
  const first = await signIn(site, password, '192.0.2.1');
  if (first.outcome !== 'in') throw new Error(first.outcome);
  const cookie = first.cookies.find((one) => one.startsWith('staff.device_')) ?? '';
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/inbox', 'Max-Age=34560000'])
    expect(cookie).toContain(part);
  const known = cookie.split(';')[0] ?? '';

  await attack(site);
  expect((await signIn(site, password, '192.0.2.7')).outcome).toBe('throttled');
  expect((await signIn(site, password, '192.0.2.7', known)).outcome).toBe('in');
  const forged = known.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await signIn(site, password, '192.0.2.7', forged)).outcome).toBe('throttled');
  // Its own allowance has an end too, and others keep theirs.
  for (let tries = 0; tries < 12; tries++)
    expect((await signIn(site, 'wrong', '192.0.2.7', known)).outcome).toBe('refused');
  expect((await signIn(site, password, '192.0.2.7', known)).outcome).toBe('throttled');
});

test('a link mailed to the account lets a new device in while strangers try', async () => {
  let now = Date.UTC(2026, 0, 5);
  const site = await openStaff({ now: () => now });
  await site.staffAccounts.add(email, 'reader', password);
  const { db, deviceLinks, wakes } = site;
  for (let tries = 0; tries < 7; tries++) await signIn(site, 'wrong', '192.0.2.9');
  expect(await signIn(site, password, '192.0.2.9')).toMatchObject({ shut: false });
  await attack(site, 94, () => now);
  expect(await signIn(site, password, '192.0.2.7')).toMatchObject({
    ...{ outcome: 'throttled', shut: true },
  });

  await deviceLinks.send(' Asha@example.com');
  expect(wakes).toEqual([now]);
  // Whoever attacks must not fill the mailbox, nor learn who has an account.
  await deviceLinks.send(email);
  await deviceLinks.send('nobody@example.com');
  const mails = () => db.selectFrom('outbox').select(['to_address', 'text', 'html']).execute();
  const [mail, more] = await mails();
  expect([mail?.to_address, more, wakes]).toEqual([email, undefined, [now]]);
  const link = /http:\S+\/inbox\/sign-in\/device\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(mail?.html).toContain(link.replaceAll('&', '&amp;'));
  for (const sentence of ['Strangers have tried too many', 'there is nothing to do'])
    for (const part of [mail?.text, mail?.html]) expect(part).toContain(sentence);
  const asked = new URL(link).searchParams;
  const open = () => deviceLinks.open(asked.get('for') ?? '', asked.get('key') ?? '');
  const cookie = open()?.split(';')[0];
  expect((await signIn(site, 'wrong', '192.0.2.7', cookie)).outcome).toBe('refused');
  expect((await signIn(site, password, '192.0.2.7', cookie)).outcome).toBe('in');
  now += 60 * 60_000;
  expect(open()).toBeUndefined();
  await deviceLinks.send(email);
  expect(await mails()).toHaveLength(2);
});

test('whoever sends codes without a password does not fill the record', async () => {
  const site = await open();
  const given = { headers: new Headers({ cookie: 'staff.two_factor=x' }), code: '123456' };
  const outcomes = [];
  for (let index = 0; index < 50; index++)
    outcomes.push((await site.secondFactor.finish({ ...given, address: '198.51.100.1' })).outcome);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(40);
  expect(outcomes.at(-1)).toBe('throttled');
  const refused = site.db.selectFrom('deeds').select('id').where('kind', '=', 'sign_in_refused');
  expect(await refused.execute()).toHaveLength(40);
});

test('a password that is too long or easy to guess is refused with the true reason', async () => {
  const site = await open();
  const { staffAccounts, staffSessions } = site;
  const result = await signIn(site, password, '192.0.2.1');
  if (result.outcome !== 'in') throw new Error(result.outcome);
  const cookie = result.cookies.map((one) => one.split(';')[0]).join('; ');
  const headers = new Headers({ cookie });
  const staff = await staffSessions.current(headers);
  if (!staff) throw new Error('not signed in');
  const person = { ...staff, client: '192.0.2.1' };
  const change = { headers, staff: person, current: password };
  const long = 'mango lorry quietly seven '.repeat(5).slice(0, 129);
  const cases = [
    [long, '128 is the limit'],
    ['aaaaaaaaaaaa', 'too easy to guess'],
  ] as const;
  for (const [next, reason] of cases) {
    expect(await staffSessions.changePassword({ ...change, next })).toEqual({
      outcome: 'unfit',
      message: expect.stringContaining(reason),
    });
    await expect(staffAccounts.add('b@example.com', 'reader', next)).rejects.toThrow(reason);
    await expect(staffAccounts.reset(email, next)).rejects.toThrow(reason);
  }
});
