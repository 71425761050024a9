import { beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/openTestDatabase.ts';
import { createSignInThrottle } from './signInThrottle.ts';

const db = openTestDatabase();
const start = Date.UTC(2026, 0, 5);
let now = start;
const throttle = createSignInThrottle(db, 'secret', () => now);
const email = 'asha@example.com';
const address = '192.0.2.1';
beforeEach(async () => {
  now = start;
  await db.deleteFrom('rate_limits').execute();
});

/** How many attempts are let through before one is refused. */
async function allowed(attempt: (count: number) => Promise<number>): Promise<number> {
  for (let count = 0; ; count++) if ((await attempt(count)) > 0) return count;
}

test('six tries an hour for an account from one address, however the account is written', async () => {
  const spellings = [email, ' Asha@Example.com '];
  const tries = (count: number) => throttle.take({ email: spellings[count % 2] ?? '', address });
  expect(await allowed(tries)).toBe(6);
  expect(await throttle.take({ email, address })).toBe(600);
  expect(await throttle.take({ email, address: '192.0.2.2' })).toBe(0);
  expect(await throttle.take({ email: 'ravi@example.com', address })).toBe(0);
  now += 600_000;
  expect(await throttle.take({ email, address })).toBe(0);
});

test('forty from one address, a hundred for an account, twelve from a device that is known', async () => {
  const others = (count: number) => throttle.take({ email: `u${count}@example.com`, address });
  expect(await allowed(others)).toBe(40);
  const strangers = (count: number) => throttle.take({ email, address: `198.51.100.${count}` });
  expect(await allowed(strangers)).toBe(100);
  expect(await allowed(() => throttle.take({ email, address, device: 'd1' }))).toBe(12);
  expect(await throttle.take({ email, address, device: 'd2' })).toBe(0);
});

test('the networks of one /48 have the tries of sixteen addresses', async () => {
  const tries = (count: number) =>
    throttle.take({ email: `u${count}@example.com`, address: `2001:db8:1:${count % 90}00::1` });
  expect(await allowed(tries)).toBe(16 * 40);
});

test('a refused try counts for no limit', async () => {
  const rows = () => db.selectFrom('rate_limits').selectAll().execute();
  for (let count = 0; count < 40; count++)
    await throttle.take({ email: `u${count}@example.com`, address });
  const before = await rows();
  expect(await throttle.take({ email, address })).toBeGreaterThan(0);
  expect(await rows()).toEqual(before);
});

test('signing in gives an account its tries back, but not its address', async () => {
  for (let count = 0; count < 6; count++) await throttle.take({ email, address });
  await throttle.reset({ email, address });
  expect(await allowed(() => throttle.take({ email, address }))).toBe(6);
  const others = (count: number) => throttle.take({ email: `u${count}@example.com`, address });
  expect(await allowed(others)).toBe(40 - 12);
  await throttle.take({ email, address, device: 'd1' });
  await throttle.reset({ email, address, device: 'd1' });
  expect(await allowed(() => throttle.take({ email, address, device: 'd1' }))).toBe(12);
});

test('120 challenges an hour from one address', async () => {
  expect(await allowed(() => throttle.takeChallenge(address))).toBe(120);
  expect(await throttle.takeChallenge(address)).toBe(30);
  expect(await throttle.takeChallenge('192.0.2.2')).toBe(0);
});

test('40 codes an hour from one address', async () => {
  expect(await allowed(() => throttle.takeCode(address))).toBe(40);
  expect(await throttle.takeCode(address)).toBe(90);
  expect(await throttle.takeCode('192.0.2.2')).toBe(0);
});

test('a database that fails is no reason to wait', async () => {
  const broken = createSignInThrottle(db.withSchema('nowhere'), 'secret', () => now);
  await expect(broken.take({ email, address })).rejects.toThrow(/nowhere/);
});
