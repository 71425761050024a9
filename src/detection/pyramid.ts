import { inMemory, type Picture, type Source } from './picture.ts';
import { enlarge, halve, reduce } from './resize.ts';
import { type Level, levels } from './tiles.ts';

/** A picture and all sizes at which it is searched. Each is made when it is first needed. */
export interface Pyramid {
  source: Source;
  levels: readonly Level[];
  at(depth: number): Picture;
}

/** A picture at the largest of the sizes at which it is searched. */
export function finestLevel(source: Source, { width, height }: Level): Picture {
  if (width <= source.width >> 1 && height <= source.height >> 1)
    return reduce(readHalf(source), width, height);
  const picture = source.read({ left: 0, top: 0, right: source.width, bottom: source.height });
  return width > source.width ? enlarge(picture, width, height) : reduce(picture, width, height);
}

export function pyramid(source: Source): Pyramid {
  const planned = levels(source.width, source.height);
  const made: Picture[] = [];
  const at = (depth: number): Picture => {
    const level = planned[depth];
    if (!level) throw new RangeError(`There is no level ${depth}.`);
    made[depth] ??=
      depth === 0 ? finestLevel(source, level) : reduce(at(depth - 1), level.width, level.height);
    return made[depth];
  };
  return { source, levels: planned, at };
}

/** Rows that are read at once: an even number, and few enough for a processor's cache. */
const strip = 128;

/** A picture of half the size, read strip by strip. */
function readHalf({ width, height, read }: Source): Picture {
  const [columns, rows] = [width >> 1, height >> 1];
  const data = new Uint8ClampedArray(columns * rows * 4);
  for (let top = 0; top < rows * 2; top += strip) {
    const part = { left: 0, top, right: width, bottom: Math.min(rows * 2, top + strip) };
    data.set(halve(read(part)).data, (top / 2) * columns * 4);
  }
  return { width: columns, height: rows, data };
}

/** The smallest size of a picture that has at least `scale` of its pixels along a side, unless enlarged. */
export function nearestLevel({ source, levels, at }: Pyramid, scale: number): Source {
  const depth = levels.findLastIndex(({ width }) => width / source.width >= scale);
  const level = levels[depth];
  return !level || level.width >= source.width ? source : inMemory(at(depth));
}
