import { expect, test } from 'vitest';
import { createBodyBudget } from './bodyBudget.ts';

const refused = (status: number) =>
  expect.objectContaining({ status, headers: { 'Retry-After': '10' } });

test('one client has its own share, all together have another', () => {
  const budget = createBodyBudget({ perClient: 10, inAll: 25 });
  const first = budget.reserve('192.0.2.1', 6);
  expect(() => budget.reserve('192.0.2.1', 5)).toThrow(refused(429));
  budget.reserve('192.0.2.2', 10);
  expect(() => budget.reserve('192.0.2.3', 10)).toThrow(refused(503));
  expect(budget.inFlight()).toBe(16);
  first.release();
  budget.reserve('192.0.2.1', 10);
  expect(budget.inFlight()).toBe(20);
});

test('a body of unknown length grows into its room, and gives all of it back once', () => {
  const budget = createBodyBudget({ perClient: 10, inAll: 10 });
  const body = budget.reserve('192.0.2.1', 2);
  body.growTo(8);
  body.growTo(4);
  expect(budget.inFlight()).toBe(8);
  expect(() => body.growTo(11)).toThrow(refused(429));
  body.growTo(10);
  expect(budget.inFlight()).toBe(10);
  body.release();
  body.release();
  expect(budget.inFlight()).toBe(0);
});

test('a share used to the last byte is full, and a refused body takes no room', () => {
  const budget = createBodyBudget({ perClient: 10, inAll: 15 });
  budget.reserve('192.0.2.1', 4);
  budget.reserve('192.0.2.1', 6);
  expect(() => budget.reserve('192.0.2.1', 1)).toThrow(refused(429));
  budget.reserve('192.0.2.2', 5);
  expect(() => budget.reserve('192.0.2.3', 1)).toThrow(refused(503));
  expect(budget.inFlight()).toBe(15);
});

test('a client that has two bodies under way gets back the room of the one that ended', () => {
  const budget = createBodyBudget({ perClient: 10, inAll: 100 });
  const first = budget.reserve('192.0.2.1', 4);
  budget.reserve('192.0.2.1', 6);
  first.release();
  expect(() => budget.reserve('192.0.2.1', 5)).toThrow(refused(429));
  budget.reserve('192.0.2.1', 4);
  expect(budget.inFlight()).toBe(10);
});
