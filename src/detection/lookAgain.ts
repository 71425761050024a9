import { brands } from './brands.ts';
import { enlarge } from './enlarge.ts';
import type { RunModel } from './findCandidates.ts';
import type { Logo } from './logo.ts';
import type { Picture } from './picture.ts';
import { readMap } from './readMap.ts';
import { reduce } from './reduce.ts';
import { tensor } from './tensor.ts';

/** The longer side of a mark in each look: the sizes the model knows best, the largest first. */
const lookSizes = [150, 96, 64];
/** What surrounds a mark tells where it ends. A share of its longer side. */
const margin = 0.35;
/** Fewer first sights are worth a second: the rest would be left out anyway. */
const worthALook = { from: 0.3, count: 20 };
const sameMark = 0.45;

/**
 * From the mean of all sights to the share of true marks among such means: a logistic curve through
 * the evaluation's pictures.
 */
const calibration = { middle: 0.5, steepness: 12 };
const certainty = (mean: number) =>
  1 / (1 + Math.exp(-calibration.steepness * (mean - calibration.middle)));

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function crop({ width, data }: Picture, { left, top, right, bottom }: Box): Picture {
  const out = new Uint8ClampedArray((right - left) * (bottom - top) * 4);
  for (let y = top; y < bottom; y++)
    out.set(
      data.subarray((y * width + left) * 4, (y * width + right) * 4),
      (y - top) * (right - left) * 4,
    );
  return { width: right - left, height: bottom - top, data: out };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top);
  return (width * height) / (area(a) + area(b) - width * height);
}

/** How sure the model is of a mark when it sees only that, at several sizes. */
async function looks(picture: Picture, { brand, position }: Logo, run: RunModel) {
  const { x, y, width, height } = position;
  const longest = Math.max(width, height);
  const around = Math.round(longest * margin) + 2;
  const part = {
    left: Math.max(0, x - around),
    top: Math.max(0, y - around),
    right: Math.min(picture.width, x + width + around),
    bottom: Math.min(picture.height, y + height + around),
  };
  const cut = crop(picture, part);
  let smallest = cut;
  const found: number[] = [];
  for (const size of lookSizes) {
    const scale = size / longest;
    const level = {
      width: Math.max(1, Math.round(cut.width * scale)),
      height: Math.max(1, Math.round(cut.height * scale)),
    };
    const isSmaller = level.width <= smallest.width && level.height <= smallest.height;
    const seen = isSmaller
      ? reduce(smallest, level.width, level.height)
      : enlarge(cut, level.width, level.height);
    if (isSmaller) smallest = seen;
    const tile = { left: 0, top: 0, ...level };
    const wanted = {
      left: (x - part.left) * scale,
      top: (y - part.top) * scale,
      right: (x + width - part.left) * scale,
      bottom: (y + height - part.top) * scale,
    };
    const hits = readMap(await run(tensor(seen, tile)), tile, level)
      .filter((hit) => brands[hit.brand] === brand && overlap(hit, wanted) >= sameMark)
      .map(({ confidence }) => confidence);
    found.push(Math.max(0, ...hits));
  }
  return found;
}

/** Looks at each logo by itself and says how certain it is after all; what hardly was seen is left out. */
export async function lookAgain(
  picture: Picture,
  logos: readonly Logo[],
  run: RunModel,
): Promise<Logo[]> {
  const worth = logos
    .filter(({ confidence }) => confidence >= worthALook.from)
    .slice(0, worthALook.count);
  const seen: Logo[] = [];
  for (const logo of worth) {
    const sights = [logo.confidence, ...(await looks(picture, logo, run))];
    const mean = sights.reduce((sum, sight) => sum + sight, 0) / sights.length;
    seen.push({ ...logo, confidence: Math.round(certainty(mean) * 1000) / 1000 });
  }
  return seen;
}
