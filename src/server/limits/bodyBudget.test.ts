import { expect, test } from 'vitest';
import { createBodyBudget } from './bodyBudget.ts';

const refused = (status: number) =>
  expect.objectContaining({ status, headers: { 'Retry-After': '10' } });

const open = (perClient: number, inAll: number) => {
  const budget = createBodyBudget({ what: 'files', perClient, inAll });
  const take = (address: string, bytes: number) => {
    const body = budget.reserve(address);
    body.growTo(bytes);
    return body;
  };
  return { take, held: () => inAll - budget.left(), reserve: budget.reserve };
};

test('one client has its own share, all together have another', () => {
  const { take, held } = open(10, 25);
  const first = take('192.0.2.1', 6);
  expect(() => take('192.0.2.1', 5)).toThrow(refused(429));
  take('192.0.2.2', 10);
  expect(() => take('192.0.2.3', 10)).toThrow(refused(503));
  expect(held()).toBe(16);
  first.release();
  take('192.0.2.1', 10);
  expect(held()).toBe(20);
});

test('a body grows into its room, to the last byte, and gives all of it back once', () => {
  const { reserve, held } = open(10, 10);
  const body = reserve('192.0.2.1');
  expect(held()).toBe(0);
  body.growTo(8);
  body.growTo(4);
  expect(held()).toBe(8);
  expect(() => body.growTo(11)).toThrow(refused(429));
  body.growTo(10);
  expect(held()).toBe(10);
  body.release();
  body.release();
  expect(held()).toBe(0);
});

test('however many networks somebody has been given, half of all room is left to others', () => {
  const { take, held } = open(10, 100);
  const sent = (address: string) => {
    try {
      take(address, 10);
      return true;
    } catch {
      return false;
    }
  };
  const networks = Array.from({ length: 200 }, (_, index) => index.toString(16));
  expect(networks.filter((number) => sent(`2001:db8:1:${number}::1`))).toHaveLength(4);
  expect(networks.filter((number) => sent(`2001:db8:1:${number}00::1`))).toHaveLength(1);
  expect(held()).toBe(50);
  expect(sent('2001:db8:2::1')).toBe(true);
});
