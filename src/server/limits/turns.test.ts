import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('runs two at a time, in order, also after a failure', async () => {
  const inTurn = createTurns(2);
  const log: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    expect(++running).toBeLessThanOrEqual(2);
    log.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (name === 'b') throw new Error('failed');
    return name;
  };
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((name) => inTurn(work(name))),
  );
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

test('a turn given back is free again', async () => {
  const inTurn = createTurns(1);
  expect(await inTurn(async () => 'first')).toBe('first');
  let running = 0;
  const work = async () => {
    expect(++running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
  };
  await Promise.all([inTurn(work), inTurn(work), inTurn(work)]);
});
