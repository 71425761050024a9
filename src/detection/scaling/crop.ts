import type { Box } from '../overlap.ts';
import type { Picture } from '../picture.ts';

/** A part of a picture; whole rows are not copied. */
export function crop({ width, data }: Picture, { left, top, right, bottom }: Box): Picture {
  const size = { width: right - left, height: bottom - top };
  if (left === 0 && right === width)
    return { ...size, data: data.subarray(top * width * 4, bottom * width * 4) };
  const out = new Uint8ClampedArray(size.width * size.height * 4);
  for (let y = top; y < bottom; y++)
    out.set(
      data.subarray((y * width + left) * 4, (y * width + right) * 4),
      (y - top) * size.width * 4,
    );
  return { ...size, data: out };
}
