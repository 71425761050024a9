import type { Candidate, Logo } from '../../detection/logo.ts';

export type SearchTask =
  /** A picture for the worker, one of so many. */
  | { kind: 'search'; id: number; picture: Blob; worker: number; of: number }
  /** What the other worker has read of that picture. */
  | { kind: 'part'; id: number; part: Uint8ClampedArray<ArrayBuffer> }
  /** The tile of that picture to search next. */
  | { kind: 'tile'; id: number; number: number }
  /** What the workers found together in that picture; each looks again at some of it. */
  | { kind: 'look'; id: number; logos: Logo[] };

export type FailureReason = 'kind' | 'bytes' | 'pixels' | 'animated' | 'damaged' | 'runtime';

export type SearchReply =
  | { kind: 'loading'; share: number }
  /** Pixels for the other worker. */
  | { kind: 'part'; id: number; part: Uint8ClampedArray<ArrayBuffer> }
  /** The worker asks for a tile. */
  | { kind: 'next'; id: number }
  | { kind: 'progress'; id: number; share: number }
  | { kind: 'failed'; id: number; reason: FailureReason }
  | {
      kind: 'found';
      id: number;
      width: number;
      height: number;
      candidates: Candidate[];
      /** Small enough for the page; from the worker that was done first. */
      preview: ImageBitmap | undefined;
      /** Reading and searching, without the time the model took to load. */
      milliseconds: number;
    }
  | { kind: 'looked'; id: number; logos: Logo[]; milliseconds: number };

/** A picture the visitor gave us and what became of it. */
export interface SearchedPicture {
  id: number;
  name: string;
  state:
    | { kind: 'waiting' }
    | { kind: 'searching'; share: number }
    | { kind: 'failed'; reason: FailureReason }
    | {
        kind: 'done';
        width: number;
        height: number;
        logos: readonly Logo[];
        preview: ImageBitmap | undefined;
        milliseconds: number;
      };
}
