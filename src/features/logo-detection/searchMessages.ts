import type { Logo } from '../../detection/logo.ts';

/** A picture for the worker, which takes one after the other. */
export interface SearchTask {
  id: number;
  picture: Blob;
}

export type FailureReason = 'kind' | 'bytes' | 'pixels' | 'animated' | 'damaged' | 'runtime';

/** What became of a picture. */
export type SearchState =
  | { kind: 'waiting' }
  | { kind: 'searching'; share: number }
  | { kind: 'failed'; reason: FailureReason }
  | {
      kind: 'done';
      width: number;
      height: number;
      logos: readonly Logo[];
      /** Small enough for the page. */
      preview: ImageBitmap;
      /** Reading and searching, without the time the model took to load. */
      milliseconds: number;
    };

/** How much of the model has been loaded, or the news of a picture. */
export type SearchReply = { loaded: number } | { id: number; state: SearchState };

/** A picture the visitor gave us. */
export interface SearchedPicture {
  id: number;
  name: string;
  state: SearchState;
}
