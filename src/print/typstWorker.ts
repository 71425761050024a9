import { parentPort } from 'node:worker_threads';
import { typst } from '../typeset/typeset.ts';
import { typesettingSources } from '../typeset/typesettingFiles.ts';

export interface Job {
  readonly id: number;
  readonly files: ReadonlyMap<string, Uint8Array>;
}
export interface Printed {
  readonly id: number;
  readonly result?: Uint8Array | undefined;
  /** What is wrong with the document. */
  readonly fault?: string | undefined;
}

parentPort?.on('message', async ({ id, files }: Job) => {
  const printed: Printed = await typst(files, typesettingSources).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, fault: String(error) }),
  );
  parentPort?.postMessage(printed);
});
