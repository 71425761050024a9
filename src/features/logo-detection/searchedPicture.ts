import type { Logo } from '../../detection/logo.ts';
import type { FailureReason } from './searchMessages.ts';

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
