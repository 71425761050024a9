import { Worker } from 'node:worker_threads';
import type { Logo } from '../../detection/logo.ts';
import { Refusal } from '../http/refusal.ts';
import type { Reply, Task, WorkerFiles } from './workerMessages.ts';

interface Options {
  /** The worker's script. */
  script: URL | string;
  files: WorkerFiles;
  /** After this long without a picture the worker ends and gives its memory back. */
  idleMilliseconds?: number;
  /** A picture that takes longer ends the worker. */
  taskMilliseconds?: number;
  /** Pictures that may wait while one is looked at. */
  queueLength?: number;
}

export interface Detector {
  detect(image: Buffer): Promise<Logo[]>;
  close(): Promise<void>;
}

interface Waiting extends Task {
  resolve: (logos: Logo[]) => void;
  reject: (error: Error) => void;
}

const busy = () =>
  new Refusal(503, 'Too many pictures are waiting. Please try again in a few seconds.', {
    headers: { 'Retry-After': '5' },
  });
const failed = () =>
  new Refusal(503, 'The picture could not be looked at. Please try again.', {
    headers: { 'Retry-After': '5' },
  });

/** Looks at pictures one by one in a worker thread that exists only while it is needed. */
export function createDetector(options: Options): Detector {
  const { idleMilliseconds = 60_000, taskMilliseconds = 30_000, queueLength = 8 } = options;
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  async function stop(): Promise<void> {
    clearTimeout(timer);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  function finish(settle: (task: Waiting) => void): void {
    clearTimeout(timer);
    const done = current;
    current = undefined;
    if (done) settle(done);
    next();
  }

  function start(): Worker {
    const started = new Worker(options.script, { workerData: options.files });
    started.on('message', (reply: Reply) => {
      if (reply.id !== current?.id) return;
      if ('logos' in reply) finish(({ resolve }) => resolve(reply.logos));
      else finish(({ reject }) => reject(new Refusal(reply.failure.status, reply.failure.detail)));
    });
    const lose = () => {
      if (worker !== started) return;
      worker = undefined;
      finish(({ reject }) => reject(failed()));
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
    const { id, image } = current;
    worker.postMessage({ id, image } satisfies Task);
    timer = setTimeout(async () => {
      await stop();
      finish(({ reject }) => reject(failed()));
    }, taskMilliseconds);
  }

  return {
    detect: (image) =>
      new Promise((resolve, reject) => {
        if (queue.length >= queueLength) return reject(busy());
        clearTimeout(current ? undefined : timer);
        queue.push({ id: ++lastId, image, resolve, reject });
        next();
      }),
    async close() {
      for (const { reject } of queue.splice(0)) reject(failed());
      await stop();
      finish(({ reject }) => reject(failed()));
      clearTimeout(timer);
    },
  };
}
