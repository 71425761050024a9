import type { Level } from '../levels.ts';
import type { Picture } from '../picture.ts';
import type { Source } from '../source.ts';
import { enlarge } from './enlarge.ts';
import { halve } from './halve.ts';
import { reduce } from './reduce.ts';

/** Rows that are read at once: an even number, and few enough for a processor's cache. */
const strip = 128;

/** Half a picture, read strip by strip. */
function readHalf({ width, height, read }: Source): Picture {
  const [columns, rows] = [width >> 1, height >> 1];
  const data = new Uint8ClampedArray(columns * rows * 4);
  for (let top = 0; top + 1 < height; top += strip) {
    const bottom = Math.min(height, top + strip);
    data.set(halve(read({ left: 0, top, right: width, bottom })).data, (top >> 1) * columns * 4);
  }
  return { width: columns, height: rows, data };
}

/** A picture at the largest of the sizes at which it is searched. */
export function finestLevel(source: Source, { width, height }: Level): Picture {
  if (width <= source.width >> 1 && height <= source.height >> 1)
    return reduce(readHalf(source), width, height);
  const picture = source.read({ left: 0, top: 0, right: source.width, bottom: source.height });
  return width > source.width ? enlarge(picture, width, height) : reduce(picture, width, height);
}
