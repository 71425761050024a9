import type { Candidate, Logo } from './logo.ts';
import { lookAgain } from './lookAgain.ts';
import { merge, onePerPlace } from './merge.ts';
import { type Detector, type RunModel, tensor } from './model/detector.ts';
import { inMemory, type Picture } from './picture.ts';
import { type Pyramid, pyramid } from './pyramid.ts';
import { readMap } from './readMap.ts';
import { tiles } from './tiles.ts';

interface Options {
  /**
   * The number of the tile to search next, of so many. Several workers that ask in turn share a picture;
   * the first to whom none is left gets that number itself.
   */
  next?: (all: number) => number | Promise<number>;
  /** Called after each tile with how many are done. */
  onProgress?: (done: number, all: number) => void;
}

function counter(): () => number {
  let number = 0;
  return () => number++;
}

/** Searches a picture at all levels, tile by tile, the largest first. */
export async function findCandidates(
  sizes: Pyramid,
  run: RunModel,
  { next = counter(), onProgress }: Options = {},
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  const all = sizes.levels.flatMap((level, depth) => tiles(level).map((tile) => ({ tile, depth })));
  for (let number = await next(all.length); number < all.length; number = await next(all.length)) {
    const { tile, depth } = all[number] as (typeof all)[number];
    const level = sizes.at(depth);
    const across = sizes.source.width / level.width;
    const down = sizes.source.height / level.height;
    const map = await run(tensor(level, tile));
    for (const hit of readMap(map, tile, level))
      found.push({
        ...hit,
        level: depth,
        left: hit.left * across,
        right: hit.right * across,
        top: hit.top * down,
        bottom: hit.bottom * down,
      });
    onProgress?.(number + 1, all.length);
  }
  return found;
}

/** Everything a picture shows, the surest first. */
export async function findLogos(picture: Picture, { search, look }: Detector): Promise<Logo[]> {
  const sizes = pyramid(inMemory(picture));
  const candidates = await findCandidates(sizes, search);
  const logos = merge(candidates, picture.width, picture.height);
  return onePerPlace(await lookAgain(sizes, logos, look));
}
