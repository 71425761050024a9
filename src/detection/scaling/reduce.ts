import type { Picture } from '../picture.ts';
import { halve } from './halve.ts';
import { everySecond, pixels } from './pixels.ts';

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
