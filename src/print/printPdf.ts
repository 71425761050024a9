import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { digestOf, madeOnce } from '../pictures/madeOnce.ts';
import { claimPdfUa } from '../typeset/claimPdfUa.ts';
import { typesettingSources } from '../typeset/typesettingFiles.ts';
import { type PrintJob, printSources } from './printSources.ts';
import type { Job, Printed } from './typstWorker.ts';

function startCompiler() {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let jobs = 0;
  const worker = new Worker('./src/print/typstWorker.ts');
  // A build that has nothing else to do ends.
  worker.unref();
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  worker.on('message', ({ id, result, fault }: Printed) => {
    const job = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (result) job?.resolve(result);
    else job?.reject(new Error(fault));
  });
  return {
    waiting: () => waiting.size,
    compile(files: Job['files']): Promise<Uint8Array> {
      worker.ref();
      jobs += 1;
      const job = Promise.withResolvers<Uint8Array>();
      waiting.set(jobs, job);
      worker.postMessage({ id: jobs, files } satisfies Job);
      return job.promise;
    },
  };
}

/** Each takes 100 MB. */
const most = Math.min(2, availableParallelism());
const compilers: ReturnType<typeof startCompiler>[] = [];

/** The compilers work beside the pages, each on a processor of its own. */
function compile(files: Job['files']): Promise<Uint8Array> {
  let next = compilers.toSorted((one, other) => one.waiting() - other.waiting())[0];
  if (!next || (next.waiting() > 0 && compilers.length < most)) {
    next = startCompiler();
    compilers.push(next);
  }
  return next.compile(files);
}

const fonts = digestOf(typesettingSources.fonts.map((file) => readFileSync(file)));

/** Sets main.typ as PDF. `files` holds everything it reads, by path from the root. */
const typst = (files: Job['files']) =>
  madeOnce(['typst', fonts, ...[...files].flat()], () => compile(files));

/** Sets a document as a tagged PDF, during the build. */
export async function printPdf(job: PrintJob): Promise<Uint8Array> {
  const bytes = Object.entries(printSources(job)).map(
    ([path, content]) => [path, Buffer.from(content)] as const,
  );
  return claimPdfUa(await typst(new Map(bytes)));
}
