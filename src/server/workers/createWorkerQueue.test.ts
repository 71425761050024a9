import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createWorkerQueue } from './createWorkerQueue.ts';

/** Answers what it was given, in turn; never what is to "hang"; "secret" with one of the site's. */
const script = join(mkdtempSync(join(tmpdir(), 'worker-')), 'echo.mjs');
writeFileSync(
  script,
  `process.on('message', ({ id, input }) => {
     if (input === 'die') process.exit(1);
     const result = input === 'secret' ? process.env.AUTH_SECRET ?? 'none' : input;
     if (input !== 'hang') process.send({ id, result });
   });
   process.on('disconnect', () => process.exit());`,
);
const open = (more: object = {}) => {
  const queue = createWorkerQueue<string, string>({
    ...{ script, files: {}, busy: 'busy', failed: 'failed', perClient: 2, queueLength: 4 },
    ...{ waitMilliseconds: 60_000, taskMilliseconds: 60_000, ...more },
  });
  queues.push(queue);
  return (task: string, client = task, gone = new AbortController().signal) =>
    queue.run(task, client, gone).catch(({ status, detail }) => `${status} ${detail}`);
};
const queues: { close(): void }[] = [];
afterAll(() => {
  for (const queue of queues) queue.close();
});

test('one client has a few tasks at a time, and others theirs', async () => {
  const run = open();
  const asked = [...['a1', 'a2', 'a3', 'a4'].map((task) => run(task, 'a')), run('b1', 'b')];
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', '429 busy', '429 busy', 'b1']);
  expect(await run('a5', 'a')).toBe('a5');
});

test('in all, only so many wait', async () => {
  const run = open();
  const asked = Array.from({ length: 6 }, (_, index) => run(`${index}`));
  expect(await Promise.all(asked)).toEqual(['0', '1', '2', '3', '4', '503 busy']);
});

test('who waits too long is told so, and a task that takes too long makes way', async () => {
  const run = open({ waitMilliseconds: 100, taskMilliseconds: 2000 });
  const hanging = run('hang');
  expect(await run('a')).toBe('503 busy');
  expect(await hanging).toBe('503 failed');
  expect(await open()('b')).toBe('b');
});

test('the task of a client that is gone is dropped', async () => {
  const run = open({ taskMilliseconds: 3000 });
  const gone = new AbortController();
  const hanging = run('hang');
  const dropped = run('die', 'b', gone.signal);
  const next = run('c');
  gone.abort();
  expect(await dropped).toBe('503 busy');
  expect([await hanging, await next]).toEqual(['503 failed', 'c']);
});

test('a worker that dies costs its task only, and never sees the settings of the site', async () => {
  process.env.AUTH_SECRET = 'x'.repeat(32);
  const run = open();
  expect(await Promise.all(['die', 'a', 'secret'].map((task) => run(task)))).toEqual([
    '503 failed',
    'a',
    'none',
  ]);
  delete process.env.AUTH_SECRET;
});
