import type { Level } from '../levels.ts';
import type { Picture } from '../picture.ts';
import type { Source } from '../source.ts';
import { enlarge } from './enlarge.ts';
import { readHalf } from './readHalf.ts';
import { reduce } from './reduce.ts';

/** Whether a level is made from a picture of half the size. */
export const isFromHalf = (source: Source, { width, height }: Level) =>
  width <= source.width >> 1 && height <= source.height >> 1;

/** A picture at the largest of the sizes at which it is searched. */
export function finestLevel(source: Source, level: Level, half?: Picture): Picture {
  const { width, height } = level;
  if (isFromHalf(source, level)) return reduce(half ?? readHalf(source), width, height);
  const picture = source.read({ left: 0, top: 0, right: source.width, bottom: source.height });
  return width > source.width ? enlarge(picture, width, height) : reduce(picture, width, height);
}
