import type { Box } from './overlap.ts';
import type { Picture } from './picture.ts';

/** A picture that is read in parts, so that a large one is never in memory as a whole more than once. */
export interface Source {
  width: number;
  height: number;
  read(part: Box): Picture;
}
