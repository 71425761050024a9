import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createWorkerQueue } from './createWorkerQueue.ts';

/** Answers after a while with what it was given. */
const script = join(mkdtempSync(join(tmpdir(), 'worker-')), 'echo.mjs');
writeFileSync(
  script,
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', ({ id, input }) =>
     setTimeout(() => parentPort.postMessage({ id, result: input }), 50));`,
);
const queue = createWorkerQueue<string, string>({
  ...{ script, files: {}, busy: 'busy', failed: 'failed', perClient: 2, queueLength: 4 },
});
afterAll(() => queue.close());

const outcomes = async (tasks: readonly Promise<string>[]) =>
  (await Promise.allSettled(tasks)).map((task) =>
    task.status === 'fulfilled' ? task.value : task.reason.detail,
  );

test('one client has a few tasks at a time, and others theirs', async () => {
  const asked = [
    ...['a1', 'a2', 'a3', 'a4'].map((task) => queue.run(task, 'a')),
    queue.run('b1', 'b'),
  ];
  expect(await outcomes(asked)).toEqual(['a1', 'a2', 'busy', 'busy', 'b1']);
  expect(await queue.run('a5', 'a')).toBe('a5');
});

test('in all, only so many wait', async () => {
  const asked = Array.from({ length: 6 }, (_, index) => queue.run(`${index}`));
  expect(await outcomes(asked)).toEqual(['0', '1', '2', '3', '4', 'busy']);
});
