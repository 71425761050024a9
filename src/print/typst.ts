import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { madeOnce } from '../pictures/madeOnce.ts';
import { typesettingSources } from '../typeset/typesettingFiles.ts';
import type { Job, Printed } from './typstWorker.ts';

const waiting = new Map<
  number,
  { resolve: (pdf: Uint8Array) => void; reject: (e: Error) => void }
>();
let worker: Worker | undefined;
let jobs = 0;

function failAll(error: Error): void {
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
  worker = undefined;
}

function startWorker(): Worker {
  const started = new Worker('./src/print/typstWorker.ts');
  // A build that has nothing else to do ends.
  started.unref();
  started.on('error', failAll);
  started.on('message', ({ id, result, fault }: Printed) => {
    const job = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
    if (result) job?.resolve(result);
    else job?.reject(new Error(fault));
  });
  return started;
}

/** The compiler works beside the pages, on a processor of its own. */
function compile(files: Job['files']): Promise<Uint8Array> {
  worker ??= startWorker();
  worker.ref();
  jobs += 1;
  const id = jobs;
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  waiting.set(id, { resolve, reject });
  worker.postMessage({ id, files } satisfies Job);
  return promise;
}

const fonts = typesettingSources.fonts.map((file) => readFileSync(file));

/** Sets main.typ as PDF. `files` holds everything it reads, by path from the root. */
export const typst = (files: Job['files']) =>
  madeOnce(['typst', ...fonts, ...[...files].flat()], () => compile(files));
