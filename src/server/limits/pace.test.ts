import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('a client has a burst, then one turn per interval, and others are not affected', () => {
  let now = 0;
  const take = createPace({ perMinute: 60, burst: 3 }, () => now);
  expect([1, 2, 3].map(() => take('192.0.2.1'))).toEqual([0, 0, 0]);
  expect(take('192.0.2.1')).toBe(1000);
  expect(take('192.0.2.2')).toBe(0);
  now += 400;
  expect(take('192.0.2.1')).toBe(600);
  now += 600;
  expect(take('192.0.2.1')).toBe(0);
  expect(take('192.0.2.1')).toBe(1000);
  now += 60_000;
  expect([1, 2, 3, 4].map(() => take('192.0.2.1'))).toEqual([0, 0, 0, 1000]);
});

test('refused turns do not make the wait longer', () => {
  const take = createPace({ perMinute: 60, burst: 1 }, () => 0);
  take('192.0.2.1');
  for (let turn = 0; turn < 50; turn++) expect(take('192.0.2.1')).toBe(1000);
});

test('addresses in one IPv6 /64 are one client', () => {
  const take = createPace({ perMinute: 60, burst: 1 }, () => 0);
  expect(take('2001:db8:1:2::1')).toBe(0);
  expect(take('2001:db8:1:2::2')).toBeGreaterThan(0);
  expect(take('2001:db8:1:3::1')).toBe(0);
});
