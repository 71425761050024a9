import type { Picture, Source } from '../../detection/picture.ts';
import { isFromHalf, readHalf } from '../../detection/pyramid.ts';
import { levels } from '../../detection/tiles.ts';

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
  const middle = source.height >> 2;
  const [from, to] = worker === 0 ? [0, middle] : [middle, source.height >> 1];
  const half = readHalf(source, from, to);
  const row = half.width * 4;
  give(new Uint8ClampedArray(half.data.subarray(from * row, to * row)));
  half.data.set(await taken, worker === 0 ? to * row : 0);
  return half;
}
