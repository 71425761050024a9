import type { Picture } from '../picture.ts';

/** For each pixel of the larger side: the two of the smaller one beside it, and the second's share. */
function neighbours(
  from: number,
  to: number,
): { first: Int32Array; second: Int32Array; share: Float32Array } {
  const first = new Int32Array(to);
  const second = new Int32Array(to);
  const share = new Float32Array(to);
  for (let at = 0; at < to; at++) {
    const place = Math.min(from - 1, Math.max(0, ((at + 0.5) * from) / to - 0.5));
    first[at] = Math.floor(place);
    second[at] = Math.min(from - 1, Math.floor(place) + 1);
    share[at] = place - Math.floor(place);
  }
  return { first, second, share };
}

/** A larger picture by linear interpolation: the model reads small marks better so. */
export function enlarge(picture: Picture, width: number, height: number): Picture {
  const { data } = picture;
  const out = new Uint8ClampedArray(width * height * 4);
  const across = neighbours(picture.width, width);
  const down = neighbours(picture.height, height);
  for (let y = 0; y < height; y++) {
    const upper = (down.first[y] as number) * picture.width;
    const lower = (down.second[y] as number) * picture.width;
    const low = down.share[y] as number;
    for (let x = 0; x < width; x++) {
      const left = across.first[x] as number;
      const right = across.second[x] as number;
      const far = across.share[x] as number;
      const target = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel++) {
        const a = data[(upper + left) * 4 + channel] as number;
        const b = data[(upper + right) * 4 + channel] as number;
        const c = data[(lower + left) * 4 + channel] as number;
        const d = data[(lower + right) * 4 + channel] as number;
        const top = a + (b - a) * far;
        out[target + channel] = Math.round(top + (c + (d - c) * far - top) * low);
      }
    }
  }
  return { width, height, data: out };
}
