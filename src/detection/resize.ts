import type { Picture } from './picture.ts';

/** Which pixels along one side fall into each target pixel, and how much of each in 256ths. */
interface Shares {
  first: Int32Array;
  /** Where a target pixel's weights begin; the next one's beginning is their end. */
  begin: Int32Array;
  weights: Int32Array;
}

const whole = 256;
/** A half in each place, so that a sum of 256ths is rounded. */
const halves = 0x00800080;

function shares(from: number, to: number): Shares {
  const step = from / to;
  const first = new Int32Array(to);
  const begin = new Int32Array(to + 1);
  const weights: number[] = [];
  for (let at = 0; at < to; at++) {
    const start = at * step;
    const end = Math.min(from, start + step);
    first[at] = Math.floor(start);
    // What all pixels so far have together is rounded, so that the weights add up to a whole.
    const upTo = (place: number) =>
      Math.round((whole * (Math.min(end, Math.max(start, place)) - start)) / (end - start));
    for (let i = Math.floor(start); i < Math.min(from, Math.ceil(end)); i++)
      weights.push(upTo(i + 1) - upTo(i));
    begin[at + 1] = weights.length;
  }
  return { first, begin, weights: Int32Array.from(weights) };
}

/** Two of a pixel's four bytes, with room between them for a sum. */
const everySecond = 0x00ff00ff;

/** Whole pixels as numbers: a view where memory allows, else a copy. */
export function pixels({ data }: Picture): Int32Array {
  const { buffer, byteOffset, byteLength } =
    data.byteOffset % 4 === 0 ? data : Uint8Array.from(data);
  return new Int32Array(buffer, byteOffset, byteLength >> 2);
}

/** The mean of the pixels that fall into one, from `at` on and `step` apart. Two channels at once. */
function mean(source: Int32Array, at: number, step: number, shares: Shares, target: number) {
  const end = shares.begin[target + 1] as number;
  let even = halves;
  let odd = halves;
  for (let i = shares.begin[target] as number, place = at; i < end; i++, place += step) {
    const pixel = source[place] as number;
    const weight = shares.weights[i] as number;
    even = (even + Math.imul(pixel & everySecond, weight)) | 0;
    odd = (odd + Math.imul((pixel >>> 8) & everySecond, weight)) | 0;
  }
  return ((even >>> 8) & everySecond) | (odd & ~everySecond);
}

/** A half in each place, so that a quarter of a sum is rounded. */
const halvesOfFour = 0x00020002;

/**
 * Halves both sides by whole-number means. Every large picture begins with this, so two channels are
 * added at once: several times as quick as one by one.
 */
export function halve(picture: Picture): Picture {
  const { width } = picture;
  const [columns, rows] = [width >> 1, picture.height >> 1];
  const source = pixels(picture);
  const out = new Int32Array(columns * rows);
  for (let y = 0, target = 0; y < rows; y++)
    for (let x = 0, at = y * 2 * width; x < columns; x++, at += 2) {
      const a = source[at] as number;
      const b = source[at + 1] as number;
      const c = source[at + width] as number;
      const d = source[at + width + 1] as number;
      const even =
        (a & everySecond) +
        (b & everySecond) +
        (c & everySecond) +
        (d & everySecond) +
        halvesOfFour;
      const odd =
        ((a >>> 8) & everySecond) +
        ((b >>> 8) & everySecond) +
        ((c >>> 8) & everySecond) +
        ((d >>> 8) & everySecond) +
        halvesOfFour;
      out[target++] = ((even >>> 2) & everySecond) | (((odd >>> 2) & everySecond) << 8);
    }
  return { width: columns, height: rows, data: new Uint8ClampedArray(out.buffer) };
}

/**
 * A smaller picture in which each pixel is the mean of those it covers. Browsers and servers scale
 * differently; with this, both look at the same pixels.
 */
export function reduce(picture: Picture, width: number, height: number): Picture {
  if (width === picture.width && height === picture.height) return picture;
  // By halves as long as possible: that is several times as quick.
  if (width <= picture.width >> 1 && height <= picture.height >> 1)
    return reduce(halve(picture), width, height);
  const source = pixels(picture);
  const down = shares(picture.height, height);
  const across = shares(picture.width, width);
  const row = new Int32Array(picture.width);
  const out = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = (down.first[y] as number) * picture.width;
    for (let x = 0; x < picture.width; x++) row[x] = mean(source, top + x, picture.width, down, y);
    for (let x = 0; x < width; x++)
      out[y * width + x] = mean(row, across.first[x] as number, 1, across, x);
  }
  return { width, height, data: new Uint8ClampedArray(out.buffer) };
}

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
