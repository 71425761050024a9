import type { Logo } from '../../detection/logo.ts';
import { createWorkerQueue } from '../workers/createWorkerQueue.ts';
import type { WorkerFiles } from './detectionFiles.ts';

interface Options {
  /** The worker's script. */
  script: URL | string;
  files: WorkerFiles;
  idleMilliseconds?: number;
  taskMilliseconds?: number;
  queueLength?: number;
}

export interface Detector {
  detect(image: Buffer): Promise<Logo[]>;
  close(): Promise<void>;
}

/** Looks at pictures one by one, aside from the pages. */
export function createDetector(options: Options): Detector {
  const queue = createWorkerQueue<Uint8Array, Logo[]>({
    ...options,
    busy: 'Too many pictures are waiting. Please try again in a few seconds.',
    failed: 'The picture could not be looked at. Please try again.',
  });
  return { detect: queue.run, close: queue.close };
}
