import type { Candidate } from '../../detection/candidate.ts';
import type { Logo } from '../../detection/logo.ts';

export type SearchTask =
  /** A picture for the worker, and which of its tiles it takes. */
  | { kind: 'search'; id: number; picture: Blob; worker: number; of: number }
  /** What the workers found together in that picture; each looks again at some of it. */
  | { kind: 'look'; id: number; logos: Logo[] };

export type FailureReason = 'kind' | 'bytes' | 'pixels' | 'animated' | 'damaged' | 'runtime';

export type SearchReply =
  | { kind: 'loading'; share: number }
  | { kind: 'progress'; id: number; share: number }
  | { kind: 'failed'; id: number; reason: FailureReason }
  | {
      kind: 'found';
      id: number;
      width: number;
      height: number;
      candidates: Candidate[];
      /** Small enough for the page; from the first worker only. */
      preview: ImageBitmap | undefined;
      /** Reading and searching, without the time the model took to load. */
      milliseconds: number;
    }
  | { kind: 'looked'; id: number; logos: Logo[]; milliseconds: number };
