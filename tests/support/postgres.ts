import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import type { Order } from './postgresProcess.ts';

/** Starts a real, empty PostgreSQL server. It ends with this process, if not before. */
export async function startPostgres(settings: readonly string[] = []) {
  // Left for initdb to create, because the account PostgreSQL runs under must own it.
  const dataDir = join(tmpdir(), `postgres-${randomUUID()}`);
  const port = await freePort();
  const program = join(import.meta.dirname, 'postgresProcess.ts');
  const child = fork(program, [dataDir, String(port), ...settings], { execArgv: [] });
  const exited = once(child, 'exit');

  async function tell(order: Order): Promise<void> {
    child.send(order);
    const died = exited.then(() => [{ error: 'its process has ended' }]);
    const [{ error }] = await Promise.race([once(child, 'message'), died]);
    if (error) throw new Error(`PostgreSQL did not ${order}: ${error}`);
  }

  await tell('start');
  return {
    url: `postgres://site:secret@localhost:${port}/postgres`,
    /** Stops the server and keeps its data; `resume` starts it again. */
    halt: () => tell('halt'),
    resume: () => tell('resume'),
    async stop(): Promise<void> {
      await tell('stop');
      child.disconnect();
      await exited;
    },
  };
}
