import { writeFileSync } from 'node:fs';
import { Refusal } from '../http/refusal.ts';
import type { Reply, Task } from './createWorkerQueue.ts';

/** Where memory runs short, the system ends this process, not the one that serves the site. */
function beExpendable(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux.
  }
}

/** In a worker: does the tasks that the server sends, until the server is gone. */
export function answerTasks<Input, Result>(work: (input: Input) => Promise<Result>): void {
  async function answer({ id, input }: Task<Input>): Promise<Reply<Result>> {
    try {
      return { id, result: await work(input) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, detail, headers } = error;
      return { id, failure: { status, detail, headers } };
    }
  }
  beExpendable();
  process.on('message', async (task: Task<Input>) => void process.send?.(await answer(task)));
  process.on('disconnect', () => process.exit());
}

/** What a worker needs besides its code. */
export const workerFiles = <Files>(): Files => JSON.parse(process.argv[2] ?? '{}');
