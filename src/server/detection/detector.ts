import type { Logo } from '../../detection/logo.ts';
import { createWorkerQueue } from '../workers/createWorkerQueue.ts';
import type { WorkerFiles } from './detectionFiles.ts';

interface Options {
  /** The worker's script. */
  script: URL | string;
  files: WorkerFiles;
}

export interface Detector {
  /** Looks at a client's picture, unless the client is gone before its turn. */
  detect(image: Buffer, client: string, gone: AbortSignal): Promise<Logo[]>;
  close(): void;
}

/** Looks at pictures one by one, aside from the pages. */
export function createDetector(options: Options): Detector {
  const queue = createWorkerQueue<Uint8Array, Logo[]>({
    ...options,
    waitMilliseconds: 20_000,
    // A few seconds, but for the first on a busy machine, which opens the model too.
    taskMilliseconds: 25_000,
    perClient: 4,
    busy: 'Too many pictures are waiting. Please try again in a few seconds.',
    failed: 'The picture could not be looked at. Please try again.',
  });
  return { detect: queue.run, close: queue.close };
}
