import { brands, type Logo } from './logo.ts';
import { type RunModel, tensor } from './model/detector.ts';
import { type Box, overlap, type Picture, type Source } from './picture.ts';
import { nearestLevel, type Pyramid } from './pyramid.ts';
import { readMap } from './readMap.ts';
import { enlarge, reduce } from './resize.ts';

/** The longer side of a mark in each look: the sizes the model knows best, the quickest look first. */
const lookSizes = [64, 96, 150];
/** A larger mark is looked at in a smaller size of the picture, in which it still is this long. */
const largest = 300;
/** Of the marks that can be found in the evaluation, the first look sees one with less than this. */
const hopeless = 0.2;
/** What surrounds a mark tells where it ends. A share of its longer side. */
const margin = 0.35;
const sameMark = 0.45;

/**
 * From the mean of all sights to a confidence. At the middle, fewer than one evaluated picture in fifty shows a
 * mark that is not there: that is 0.5, the threshold unless a visitor chooses another.
 */
const calibration = { middle: 0.475, steepness: 15 };
const certainty = (mean: number) =>
  1 / (1 + Math.exp(-calibration.steepness * (mean - calibration.middle)));

function toLevel({ x, y, width, height }: Logo['position'], level: Source, source: Source): Box {
  const across = level.width / source.width;
  const down = level.height / source.height;
  return {
    left: x * across,
    top: y * down,
    right: (x + width) * across,
    bottom: (y + height) * down,
  };
}

function scaled(picture: Picture, scale: number): Picture {
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  return width <= picture.width && height <= picture.height
    ? reduce(picture, width, height)
    : enlarge(picture, width, height);
}

/** How sure the model is of a mark when it sees only that, at several sizes. */
async function looks(sizes: Pyramid, { brand, position }: Logo, run: RunModel) {
  const longest = Math.max(position.width, position.height);
  const from = nearestLevel(sizes, Math.min(1, largest / longest));
  const mark = toLevel(position, from, sizes.source);
  const around = Math.round(Math.max(mark.right - mark.left, mark.bottom - mark.top) * margin) + 2;
  const part = {
    left: Math.max(0, Math.round(mark.left) - around),
    top: Math.max(0, Math.round(mark.top) - around),
    right: Math.min(from.width, Math.round(mark.right) + around),
    bottom: Math.min(from.height, Math.round(mark.bottom) + around),
  };
  const cut = from.read(part);
  const found: number[] = [];
  for (const size of lookSizes) {
    const scale = (size / longest) * (sizes.source.width / from.width);
    const seen = scaled(cut, scale);
    const whole = { left: 0, top: 0, width: seen.width, height: seen.height };
    const wanted = {
      left: (mark.left - part.left) * scale,
      top: (mark.top - part.top) * scale,
      right: (mark.right - part.left) * scale,
      bottom: (mark.bottom - part.top) * scale,
    };
    const hits = readMap(await run(tensor(seen, whole)), whole, whole)
      .filter((hit) => brands[hit.brand] === brand && overlap(hit, wanted) >= sameMark)
      .map(({ confidence }) => confidence);
    found.push(Math.max(0, ...hits));
    if (found.length === 1 && (found[0] ?? 0) < hopeless) break;
  }
  return found;
}

/** Looks at each logo by itself and says how certain it is after all. */
export async function lookAgain(
  sizes: Pyramid,
  logos: readonly Logo[],
  run: RunModel,
): Promise<Logo[]> {
  const seen: Logo[] = [];
  for (const logo of logos) {
    const sights = [logo.confidence, ...(await looks(sizes, logo, run))];
    const mean = sights.reduce((sum, sight) => sum + sight, 0) / (1 + lookSizes.length);
    seen.push({ ...logo, confidence: Math.round(certainty(mean) * 1000) / 1000 });
  }
  return seen;
}
