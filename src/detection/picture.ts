/** Pixels as decoded: red, green, blue and alpha, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** The area two boxes share. */
export function common(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The shared area over that of both together. */
export function overlap(a: Box, b: Box): number {
  const shared = common(a, b);
  return shared / (area(a) + area(b) - shared);
}

/** A picture that is read in parts, so that a large one is never in memory as a whole more than once. */
export interface Source {
  width: number;
  height: number;
  read(part: Box): Picture;
}

/** A part of a picture; whole rows are not copied. */
function crop({ width, data }: Picture, { left, top, right, bottom }: Box): Picture {
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

/** A decoded picture as something to read from. */
export const inMemory = (picture: Picture): Source => ({
  width: picture.width,
  height: picture.height,
  read: (part) => crop(picture, part),
});
