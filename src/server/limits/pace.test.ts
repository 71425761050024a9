import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

/** Takes turns without patience: 0, or how long to wait. */
const pace = (...given: Parameters<typeof createPace>) => {
  const take = createPace(...given);
  return (client: string) => {
    const { taken, wait } = take(client);
    expect(taken).toBe(wait === 0);
    return wait;
  };
};

const address = (client: number) => `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`;

test('a client has a burst, then one turn per interval, and others are not affected', () => {
  let now = 0;
  const take = pace({ perMinute: 60, burst: 3 }, () => now);
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
  const take = pace({ perMinute: 60, burst: 1 }, () => 0);
  take('192.0.2.1');
  for (let turn = 0; turn < 50; turn++) expect(take('192.0.2.1')).toBe(1000);
});

test('addresses in one IPv6 /64 are one client', () => {
  const take = pace({ perMinute: 60, burst: 1 }, () => 0);
  expect(take('2001:db8:1:2::1')).toBe(0);
  expect(take('2001:db8:1:2::2')).toBeGreaterThan(0);
  expect(take('2001:db8:1:3::1')).toBe(0);
});

test('a /56 has the turns of four clients, a /48 those of sixteen', () => {
  let now = 0;
  const take = pace({ perMinute: 60, burst: 1 }, () => now);
  const taken = (...groups: string[]) =>
    groups.filter((group) => take(`2001:db8:1:${group}::1`) === 0).length;
  const ofOne = Array.from({ length: 10 }, (_, index) => `${index}`);
  const ofMany = Array.from({ length: 30 }, (_, index) => `${index + 10}00`);
  expect(taken(...ofOne)).toBe(4);
  expect(taken(...ofMany)).toBe(12);
  expect(take('2001:db8:2::1')).toBe(0);
  now += 250;
  expect(taken(...ofOne.slice(4))).toBe(1);
});

test('among very many clients, those that still have to wait are remembered', () => {
  let now = 0;
  const take = pace({ perMinute: 60, burst: 1 }, () => now);
  for (let client = 0; client < 9_999; client++) take(address(client));
  now = 500;
  expect(take('192.0.2.1')).toBe(0);
  now = 1000;
  expect(take('192.0.2.2')).toBe(0);
  expect(take('192.0.2.1')).toBe(500);
});

test('a crowd that is all waiting does not fill the memory: it begins anew', () => {
  const take = pace({ perMinute: 60, burst: 1 }, () => 0);
  for (let client = 0; client < 10_000; client++) take(address(client));
  expect(take(address(0))).toBe(1000);
  expect(take('192.0.2.1')).toBe(0);
  expect(take(address(0))).toBe(0);
  expect(take('192.0.2.1')).toBe(1000);
});

test('who is patient is let in one after another, up to a limit', () => {
  let now = 0;
  const take = createPace({ perMinute: 60, burst: 1, patience: 2000 }, () => now);
  const turns = () => [1, 2, 3, 4].map(() => take('192.0.2.1'));
  const [first, ...others] = [0, 1000, 2000].map((wait) => ({ taken: true, wait }));
  const refused = { taken: false, wait: 3000 };
  expect(turns()).toEqual([first, ...others, refused]);
  expect(take('192.0.2.1')).toEqual(refused);
  expect(take('192.0.2.2')).toEqual(first);
  now += 4000;
  expect(turns()).toEqual([first, ...others, refused]);
});
