import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { digestOf, madeOnce } from '../pictures/madeOnce.ts';
import { showTitle } from '../typeset/showTitle.ts';
import { typesettingSources } from '../typeset/typesettingFiles.ts';
import { type PrintJob, printSources } from './printSources.ts';
import type { Job, Printed } from './typstWorker.ts';

const bytesOf = (job: PrintJob) =>
  new Map(
    Object.entries(printSources(job)).map(
      ([path, content]) => [path, Buffer.from(content)] as const,
    ),
  );

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
    compile(files: Job['files'], format: Job['format']): Promise<Uint8Array> {
      worker.ref();
      jobs += 1;
      const job = Promise.withResolvers<Uint8Array>();
      waiting.set(jobs, job);
      worker.postMessage({ id: jobs, files, format } satisfies Job);
      return job.promise;
    },
  };
}

/** Each takes 100 MB. */
const most = Math.min(2, availableParallelism());
const compilers: ReturnType<typeof startCompiler>[] = [];

/** The compilers work beside the pages, each on a processor of its own. */
function compile(files: Job['files'], format: Job['format']): Promise<Uint8Array> {
  let next = compilers.toSorted((one, other) => one.waiting() - other.waiting())[0];
  if (!next || (next.waiting() > 0 && compilers.length < most)) {
    next = startCompiler();
    compilers.push(next);
  }
  return next.compile(files, format);
}

const fonts = digestOf(typesettingSources.fonts.map((file) => readFileSync(file)));

/** Sets main.typ as PDF. `files` holds everything it reads, by path from the root. */
const typst = (files: Job['files']) =>
  madeOnce(['typst', fonts, ...[...files].flat()], () => compile(files, 'pdf'));

/** The same as PNG, a pixel for a point. Few colours, as in a drawing. */
const typstPicture = (files: Job['files']) =>
  madeOnce(['typst picture', fonts, ...[...files].flat()], async () =>
    sharp(await compile(files, 'svg'))
      .png({ palette: true, effort: 1, colours: 32, dither: 0 })
      .toBuffer(),
  );

/** Sets a document as a tagged PDF, during the build. */
export const printPdf = async (job: PrintJob): Promise<Uint8Array> =>
  showTitle(await typst(bytesOf(job)));

/** Sets a document of one page as a PNG, a pixel for a point, during the build. */
export const printPicture = (job: PrintJob): Promise<Uint8Array> => typstPicture(bytesOf(job));
