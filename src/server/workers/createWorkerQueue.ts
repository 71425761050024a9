import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/refusal.ts';

interface Options {
  /** The worker's script. */
  script: URL | string;
  /** What the worker needs besides its code. */
  files: unknown;
  /** After this long without work the worker ends and gives its memory back. */
  idleMilliseconds?: number | undefined;
  /** A task that takes longer ends the worker. */
  taskMilliseconds?: number | undefined;
  /** Tasks that may wait while one is done. */
  queueLength?: number | undefined;
  /** How many of one client's may wait or be done, so that none fills the queue. */
  perClient?: number | undefined;
  /** What clients are told when the queue is full, and when a task fails. */
  busy: string;
  failed: string;
}

export interface WorkerQueue<Input, Result> {
  run(input: Input, client?: string): Promise<Result>;
  close(): Promise<void>;
}

interface Waiting<Input, Result> {
  id: number;
  input: Input;
  client: string | undefined;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** A task as a worker receives it. */
export interface Task<Input> {
  id: number;
  input: Input;
}

/** Why a worker gave no result: `status` and `detail` are for the client. */
interface Failure {
  status: number;
  detail: string;
}

export type Reply<Result> = { id: number } & ({ result: Result } | { failure: Failure });

/** Does tasks one by one in a worker thread that exists only while it is needed. */
export function createWorkerQueue<Input, Result>(options: Options): WorkerQueue<Input, Result> {
  const { idleMilliseconds = 60_000, taskMilliseconds = 30_000, queueLength = 8 } = options;
  const queue: Waiting<Input, Result>[] = [];
  let worker: Worker | undefined;
  let current: Waiting<Input, Result> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  const { perClient = Number.POSITIVE_INFINITY } = options;
  const isOf = (client: string | undefined) => (task: Waiting<Input, Result> | undefined) =>
    client !== undefined && task?.client === client;
  const later = (detail: string) => new Refusal(503, detail, { headers: { 'Retry-After': '5' } });

  async function stop(): Promise<void> {
    clearTimeout(timer);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  function finish(settle: (task: Waiting<Input, Result>) => void): void {
    clearTimeout(timer);
    const done = current;
    current = undefined;
    if (done) settle(done);
    next();
  }

  function start(): Worker {
    const started = new Worker(options.script, { workerData: options.files });
    started.on('message', (reply: Reply<Result>) => {
      if (reply.id !== current?.id) return;
      if ('failure' in reply)
        finish(({ reject }) => reject(new Refusal(reply.failure.status, reply.failure.detail)));
      else finish(({ resolve }) => resolve(reply.result));
    });
    const lose = () => {
      if (worker !== started) return;
      worker = undefined;
      finish(({ reject }) => reject(later(options.failed)));
    };
    started.on('error', lose);
    started.on('exit', lose);
    return started;
  }

  function next(): void {
    if (current) return;
    current = queue.shift();
    if (!current) {
      timer = setTimeout(stop, idleMilliseconds);
      timer.unref();
      return;
    }
    worker ??= start();
    const { id, input } = current;
    worker.postMessage({ id, input });
    timer = setTimeout(async () => {
      await stop();
      finish(({ reject }) => reject(later(options.failed)));
    }, taskMilliseconds);
  }

  return {
    run: (input, client) =>
      new Promise((resolve, reject) => {
        const own = [current, ...queue].filter(isOf(client)).length;
        if (queue.length >= queueLength || own >= perClient) return reject(later(options.busy));
        clearTimeout(current ? undefined : timer);
        queue.push({ id: ++lastId, input, client, resolve, reject });
        next();
      }),
    async close() {
      for (const { reject } of queue.splice(0)) reject(later(options.failed));
      await stop();
      finish(({ reject }) => reject(later(options.failed)));
      clearTimeout(timer);
    },
  };
}
