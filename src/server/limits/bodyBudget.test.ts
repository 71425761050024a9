import { expect, test } from 'vitest';
import { createBodyBudget } from './bodyBudget.ts';

const refused = (status: number) => expect.objectContaining({ status });

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
  body.release();
  body.release();
  expect(budget.inFlight()).toBe(0);
});
