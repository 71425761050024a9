import type { Picture } from '../picture.ts';

/** Two of a pixel's four bytes, with room between them for a sum. */
export const everySecond = 0x00ff00ff;

/** Whole pixels as numbers: a view where memory allows, else a copy. */
export function pixels({ data }: Picture): Int32Array {
  const { buffer, byteOffset, byteLength } =
    data.byteOffset % 4 === 0 ? data : Uint8Array.from(data);
  return new Int32Array(buffer, byteOffset, byteLength >> 2);
}
