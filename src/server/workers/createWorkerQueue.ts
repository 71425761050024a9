import { type ChildProcess, fork } from 'node:child_process';
import { Refusal } from '../http/refusal.ts';
import { createShares } from '../limits/shares.ts';

interface Options {
  /** The worker's script. */
  script: URL | string;
  /** What the worker needs besides its code. */
  files: unknown;
  /** A task that has to wait longer for its turn is refused. */
  waitMilliseconds: number;
  /** A task that takes longer ends the worker. Both together are less than proxies wait. */
  taskMilliseconds: number;
  /** Tasks that may wait while one is done. */
  queueLength?: number | undefined;
  /** How many of one client's may wait or be done. */
  perClient: number;
  /** What clients are told when too many wait, and when a task fails. */
  busy: string;
  failed: string;
}

export interface WorkerQueue<Input, Result> {
  /** Does a task for the client at an address, unless `gone` aborts before its turn. */
  run(input: Input, client: string, gone: AbortSignal): Promise<Result>;
  close(): void;
}

interface Waiting<Input, Result> {
  id: number;
  input: Input;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** A task as a worker receives it. */
export interface Task<Input> {
  id: number;
  input: Input;
}

/** Why a worker gave no result, for the client. */
type Failure = Pick<Refusal, 'status' | 'detail' | 'headers'>;

export type Reply<Result> = { id: number } & ({ result: Result } | { failure: Failure });

/**
 * JavaScript of a task needs no more memory than this, and what it has used is given back as soon as
 * possible. The settings of the site, some of them secret, are not for a program that decodes what
 * strangers send.
 */
const limits = {
  execArgv: ['--max-old-space-size=256', '--max-semi-space-size=8'],
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
};

/** After this long without work the worker ends. */
const idleMilliseconds = 60_000;

/** Does tasks one by one in a process that exists only while it is needed. */
export function createWorkerQueue<Input, Result>(options: Options): WorkerQueue<Input, Result> {
  const { queueLength = 8, busy, failed } = options;
  const { waitMilliseconds, taskMilliseconds, perClient } = options;
  const places = createShares({ perClient, inAll: queueLength + 1 });
  const queue: Waiting<Input, Result>[] = [];
  let worker: ChildProcess | undefined;
  let current: Waiting<Input, Result> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  const later = (detail: string, status = 503) =>
    new Refusal(status, detail, { headers: { 'Retry-After': '5' } });

  function stop(): void {
    clearTimeout(timer);
    const ending = worker;
    worker = undefined;
    ending?.kill('SIGKILL');
  }

  function finish(settle: (task: Waiting<Input, Result>) => void): void {
    clearTimeout(timer);
    const done = current;
    current = undefined;
    if (done) settle(done);
    next();
  }

  function start(): ChildProcess {
    const started = fork(options.script, [JSON.stringify(options.files)], {
      ...limits,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (reply: Reply<Result>) => {
      if (reply.id !== current?.id) return;
      if ('failure' in reply) {
        const { status, detail, headers } = reply.failure;
        finish(({ reject }) => reject(new Refusal(status, detail, { headers })));
      } else finish(({ resolve }) => resolve(reply.result));
    });
    const lose = () => {
      if (worker !== started) return;
      worker = undefined;
      finish(({ reject }) => reject(later(failed)));
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
    worker.send({ id, input });
    timer = setTimeout(() => {
      stop();
      finish(({ reject }) => reject(later(failed)));
    }, taskMilliseconds);
  }

  function wait(input: Input, given: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      const task = { id: ++lastId, input, resolve, reject };
      given.addEventListener('abort', () => {
        const place = queue.indexOf(task);
        if (place === -1) return;
        queue.splice(place, 1);
        reject(later(busy));
      });
      if (!current) clearTimeout(timer);
      queue.push(task);
      next();
    });
  }

  return {
    async run(input, client, gone) {
      if (gone.aborted) throw later(busy);
      const place = places.take(client, 1);
      if (place !== 'taken') throw later(busy, place === 'client' ? 429 : 503);
      try {
        return await wait(input, AbortSignal.any([gone, AbortSignal.timeout(waitMilliseconds)]));
      } finally {
        places.giveBack(client, 1);
      }
    },
    close() {
      for (const { reject } of queue.splice(0)) reject(later(failed));
      stop();
      finish(({ reject }) => reject(later(failed)));
      clearTimeout(timer);
    },
  };
}
