import type { Picture } from '../picture.ts';
import type { Source } from '../source.ts';
import { halve } from './halve.ts';

/** Rows that are read at once: an even number, and few enough for a processor's cache. */
const strip = 128;

/** Rows of a picture of half the size, read strip by strip. Several workers may each read some. */
export function readHalf({ width, read }: Source, from: number, to: number): Picture {
  const columns = width >> 1;
  const data = new Uint8ClampedArray(columns * (to - from) * 4);
  for (let top = from * 2; top < to * 2; top += strip) {
    const part = { left: 0, top, right: width, bottom: Math.min(to * 2, top + strip) };
    data.set(halve(read(part)).data, (top / 2 - from) * columns * 4);
  }
  return { width: columns, height: to - from, data };
}
