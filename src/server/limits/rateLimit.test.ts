import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/openTestDatabase.ts';
import { clientKeys } from './clientAddress.ts';
import {
  takeClientToken,
  takeToken,
  tooManyRequests,
  waitForClientToken,
  waitForToken,
} from './rateLimit.ts';

const db = openTestDatabase();
const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 0, 5);

test('a client has its tokens at once, then one more each time a share of the hour has passed', async () => {
  const take = (now: number) => takeToken(db, 'contact a', 3, now);
  expect(await waitForToken(db, 'contact a', 3, start)).toBe(0);
  expect([await take(start), await take(start), await take(start)]).toEqual([0, 0, 0]);
  expect(await take(start)).toBe(20 * minute);
  expect(await take(start + 5 * minute), 'a refused try costs nothing').toBe(15 * minute);
  expect(await waitForToken(db, 'contact a', 3, start + 19 * minute)).toBe(minute);
  expect(await waitForToken(db, 'contact a', 3, start + 20 * minute)).toBe(0);
  expect(await take(start + 20 * minute)).toBe(0);
  expect(await take(start + 20 * minute)).toBe(20 * minute);
});

test('tokens not used for hours do not add up', async () => {
  const take = (now: number) => takeToken(db, 'contact b', 2, now);
  await take(start);
  const later = start + 5 * hour;
  expect(await waitForToken(db, 'contact b', 2, later)).toBe(0);
  expect([await take(later), await take(later), await take(later)]).toEqual([0, 0, 30 * minute]);
});

test('another key has tokens of its own', async () => {
  await takeToken(db, 'contact c', 1, start);
  expect(await takeToken(db, 'contact c', 1, start)).toBe(hour);
  expect(await takeToken(db, 'contact d', 1, start)).toBe(0);
});

test('the networks of one /48 have the tokens of sixteen clients, and others theirs', async () => {
  const client = (network: number) => clientKeys('secret', `2001:db8:1:${network}00::1`);
  const take = (network: number) => takeClientToken(db, 'contact', client(network), 1, start);
  const waits = [];
  for (let network = 10; network < 30; network++) waits.push(await take(network));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(16);
  expect(await waitForClientToken(db, 'contact', client(40), 1, start)).toBe(hour / 16);
  const other = clientKeys('secret', '192.0.2.1');
  expect(await takeClientToken(db, 'contact', other, 1, start)).toBe(0);
});

test('a share of the hour is whole milliseconds, never more than the hour in all', async () => {
  const take = () => takeToken(db, 'contact e', 7, start);
  for (let token = 0; token < 6; token++) expect(await take()).toBe(0);
  expect(await take()).toBe(7 * Math.ceil(hour / 7) - hour);
});

test.each([
  [1, '1', '1 minute.'],
  [60_000, '60', '1 minute.'],
  [60_001, '61', '2 minutes.'],
  [20 * 60_000, '1200', '20 minutes.'],
])('%d ms are said in words and in Retry-After', (milliseconds, seconds, words) => {
  const { status, detail, headers } = tooManyRequests(milliseconds);
  expect(status).toBe(429);
  expect(headers).toEqual({ 'Retry-After': seconds });
  expect(detail.endsWith(` in ${words}`), detail).toBe(true);
});
