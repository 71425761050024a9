import { levels } from '../../detection/levels.ts';
import type { Picture } from '../../detection/picture.ts';
import { isFromHalf } from '../../detection/scaling/finestLevel.ts';
import { readHalf } from '../../detection/scaling/readHalf.ts';
import type { Source } from '../../detection/source.ts';

interface Team {
  worker: number;
  of: number;
  /** Gives the others what this worker has read. */
  give: (part: Uint8ClampedArray<ArrayBuffer>) => void;
  /** What the other worker has read. */
  taken: Promise<Uint8ClampedArray>;
}

/**
 * A large picture at half its size. To get pixels out of a canvas takes longer than to hand them over,
 * so two workers read half the rows each.
 */
export async function halfTogether(
  source: Source,
  { worker, of, give, taken }: Team,
): Promise<Picture | undefined> {
  const [finest] = levels(source.width, source.height);
  if (of !== 2 || !finest || !isFromHalf(source, finest)) return undefined;
  const [width, height] = [source.width >> 1, source.height >> 1];
  const middle = height >> 1;
  const mine = worker === 0 ? readHalf(source, 0, middle) : readHalf(source, middle, height);
  give(new Uint8ClampedArray(mine.data));
  const theirs = await taken;
  const data = new Uint8ClampedArray(width * height * 4);
  const [upper, lower] = worker === 0 ? [mine.data, theirs] : [theirs, mine.data];
  data.set(upper);
  data.set(lower, upper.length);
  return { width, height, data };
}
