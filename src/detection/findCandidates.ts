import type { Candidate } from './candidate.ts';
import { levels } from './levels.ts';
import { type Tensor, tensor } from './model/tensor.ts';
import type { Picture } from './picture.ts';
import { type DetectionMap, readMap } from './readMap.ts';
import { finestLevel } from './scaling/finestLevel.ts';
import { reduce } from './scaling/reduce.ts';
import { shareOut } from './shareOut.ts';
import type { Source } from './source.ts';
import { tiles } from './tiles.ts';

/** Runs the model on one tile. */
export type RunModel = (input: Tensor) => Promise<DetectionMap>;

interface Options {
  /** With several workers, each takes its part of the tiles. */
  share?: { worker: number; of: number };
  /** Called after each tile with how many are done. */
  onProgress?: (done: number, all: number) => void;
}

/** Searches a picture at all levels, tile by tile. */
export async function findCandidates(
  source: Source,
  run: RunModel,
  { share = { worker: 0, of: 1 }, onProgress }: Options = {},
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  const planned = levels(source.width, source.height);
  const sizes = planned.flatMap(tiles).map(({ width, height }) => width * height);
  const owners = shareOut(sizes, share.of);
  let number = 0;
  let current: Picture | undefined;
  for (const [depth, level] of planned.entries()) {
    current = current ? reduce(current, level.width, level.height) : finestLevel(source, level);
    const across = source.width / level.width;
    const down = source.height / level.height;
    for (const tile of tiles(level)) {
      if (owners[number++] !== share.worker) continue;
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
      onProgress?.(number, owners.length);
    }
  }
  return found;
}
