import { once } from 'node:events';
import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { sqliteError } from '../storeError.ts';
import type { Opening, Reply, Statement } from './sqliteThread.ts';

/** Beside this file, in the sources and among the bundled files of a release. */
const script = new URL(
  import.meta.url.endsWith('.ts') ? './sqliteThread.ts' : './sqliteThread.mjs',
  import.meta.url,
);

/** node:sqlite silently misreads a Date or a boolean as the first parameter. */
function toInput(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return value ? 1 : 0;
  // A copy: of a part of a larger buffer, the whole would be sent.
  if (value instanceof Uint8Array) return new Uint8Array(value);
  return (value ?? null) as SQLInputValue;
}

/**
 * A thread with a connection of its own, started by the first statement. If it dies, so does the
 * process, as a transaction may have died with it.
 */
export function openThread(opening: Opening) {
  let worker: Worker | undefined;
  const waiting: ((reply: Reply) => void)[] = [];

  function start(): Worker {
    const started = new Worker(script, { workerData: opening, execArgv: [] });
    started.on('message', (reply: Reply) => {
      waiting.shift()?.(reply);
      // A process that is done may end without closing the database.
      if (waiting.length === 0) started.unref();
    });
    return started;
  }

  return {
    /** Statements are run, and their promises settled, in the order of asking. */
    async run(sql: string, given: readonly unknown[], patience: number) {
      worker ??= start();
      const parameters = given.map(toInput);
      const copies = parameters.flatMap((one) => (one instanceof Uint8Array ? [one.buffer] : []));
      const { promise, resolve } = Promise.withResolvers<Reply>();
      waiting.push(resolve);
      worker.ref();
      const statement: Statement = { sql, parameters, patience };
      worker.postMessage(statement, copies as ArrayBuffer[]);
      const reply = await promise;
      if ('failure' in reply) throw sqliteError(opening.file, reply.failure);
      return reply;
    },

    async close(): Promise<void> {
      if (!worker) return;
      worker.ref();
      worker.postMessage(null);
      await once(worker, 'exit');
    },
  };
}

export type SqliteThread = ReturnType<typeof openThread>;
