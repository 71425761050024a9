import type { DocumentSources } from '../../typeset/typeset.ts';
import { typesettingSources } from '../../typeset/typesettingFiles.ts';
import { releaseFiles } from '../release.ts';
import { createWorkerQueue } from '../workers/createWorkerQueue.ts';

export interface Printer {
  /** Sets a document as a tagged PDF for a client, unless it is gone before its turn. */
  print(sources: DocumentSources, client: string, gone: AbortSignal): Promise<Uint8Array>;
  close(): void;
}

/** Sets documents one by one, aside from the pages, by the release's compiler or the repository's. */
export function createPrinter(release: string | undefined): Printer {
  const { script, ...files } =
    release === undefined
      ? { script: new URL('./worker.ts', import.meta.url), ...typesettingSources }
      : releaseFiles(release).printing;
  const queue = createWorkerQueue<DocumentSources, Uint8Array>({
    script,
    files,
    waitMilliseconds: 15_000,
    // Under load the compiler alone may take half a minute to start.
    taskMilliseconds: 40_000,
    perClient: 3,
    busy: 'Too many documents are waiting. Please try again in a few seconds.',
    failed: 'The document could not be made. Please try again.',
  });
  return { print: queue.run, close: queue.close };
}
