import type { Picture } from '../picture.ts';
import type { Source } from '../source.ts';
import { halve } from './halve.ts';

/** Rows that are read at once: an even number, and few enough for a processor's cache. */
const strip = 128;

/** A picture of half the size, read strip by strip. Other rows than those asked for stay empty. */
export function readHalf({ width, height, read }: Source, from = 0, to = height >> 1): Picture {
  const columns = width >> 1;
  const data = new Uint8ClampedArray(columns * (height >> 1) * 4);
  for (let top = from * 2; top < to * 2; top += strip) {
    const part = { left: 0, top, right: width, bottom: Math.min(to * 2, top + strip) };
    data.set(halve(read(part)).data, (top / 2) * columns * 4);
  }
  return { width: columns, height: height >> 1, data };
}
