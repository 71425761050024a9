import type { Candidate } from './candidate.ts';
import { enlarge } from './enlarge.ts';
import { levels } from './levels.ts';
import type { Picture } from './picture.ts';
import { type DetectionMap, readMap } from './readMap.ts';
import { reduce } from './reduce.ts';
import { type Tensor, tensor } from './tensor.ts';
import { tiles } from './tiles.ts';

/** Runs the model on one tile. */
export type RunModel = (input: Tensor) => Promise<DetectionMap>;

interface Options {
  /** With several workers, each takes every n-th tile. */
  share?: { worker: number; of: number };
  /** Called after each tile with how many are done. */
  onProgress?: (done: number, all: number) => void;
}

/** Searches a picture at all levels, tile by tile. */
export async function findCandidates(
  picture: Picture,
  run: RunModel,
  { share = { worker: 0, of: 1 }, onProgress }: Options = {},
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  const planned = levels(picture.width, picture.height);
  const all = planned.flatMap(tiles).length;
  let number = 0;
  let current = picture;
  for (const [depth, level] of planned.entries()) {
    current =
      level.width > picture.width
        ? enlarge(picture, level.width, level.height)
        : reduce(current, level.width, level.height);
    const across = picture.width / level.width;
    const down = picture.height / level.height;
    for (const tile of tiles(level)) {
      if (number++ % share.of !== share.worker) continue;
      const map = await run(tensor(current, tile));
      for (const hit of readMap(map, tile, level))
        found.push({
          ...hit,
          level: depth,
          left: hit.left * across,
          right: hit.right * across,
          top: hit.top * down,
          bottom: hit.bottom * down,
        });
      onProgress?.(number, all);
    }
  }
  return found;
}
