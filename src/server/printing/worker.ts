import { parentPort, workerData } from 'node:worker_threads';
import { type DocumentSources, typeset } from '../../typeset/typeset.ts';
import type { TypesettingFiles } from '../../typeset/typesettingFiles.ts';
import type { Reply, Task } from '../workers/createWorkerQueue.ts';

/** A thread of its own: the compiler takes 28 MB of code and a second to start. */
parentPort?.on('message', async ({ id, input }: Task<DocumentSources>) => {
  const result = await typeset(input, workerData as TypesettingFiles);
  parentPort?.postMessage({ id, result } satisfies Reply<Uint8Array>);
});
