import { releaseFiles } from '../release.ts';
import { createWorkerQueue } from '../workers/createWorkerQueue.ts';
import type { Text } from './revisions.ts';

/** What a check says of a field, for people who know no code. */
interface Finding {
  file: string;
  path: readonly (string | number)[];
  /** The field in words. */
  field: string;
  reason: string;
}

export interface Checked {
  /** None of it may be published. */
  faults: readonly Finding[];
  /** Where the specification fixes something else. It may be published. */
  departures: readonly Finding[];
}

/** Checks drafts in a process of its own: it takes a second, which no visitor should wait. */
export function createChecker(release: string | undefined) {
  const files = release === undefined ? undefined : releaseFiles(release);
  const queue = createWorkerQueue<readonly (readonly [string, Text])[], Checked>({
    script: files?.checking ?? new URL('../../../scripts/commands/checkWorker.ts', import.meta.url),
    files: { content: files?.content },
    waitMilliseconds: 15_000,
    taskMilliseconds: 40_000,
    perClient: 3,
    busy: 'Too many drafts are being checked. Please try again in a few seconds.',
    failed: 'The drafts could not be checked. Please try again.',
  });
  return {
    check: (changes: readonly (readonly [string, Text])[], client: string) =>
      queue.run(changes, client, new AbortController().signal),
    close: queue.close,
  };
}
