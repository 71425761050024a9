import type { Candidate, Logo } from './logo.ts';
import { lookAgain } from './lookAgain.ts';
import { merge, onePerPlace } from './merge.ts';
import { type Detector, type RunModel, tensor } from './model/detector.ts';
import type { Source } from './picture.ts';
import { type Pyramid, pyramid } from './pyramid.ts';
import { readMap } from './readMap.ts';
import { tiles } from './tiles.ts';

/** Searches a picture at all levels, tile by tile. */
export async function findCandidates(
  sizes: Pyramid,
  run: RunModel,
  onProgress: (share: number) => void,
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  const all = sizes.levels.flatMap((level, depth) => tiles(level).map((tile) => ({ tile, depth })));
  for (const [number, { tile, depth }] of all.entries()) {
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
    onProgress((number + 1) / all.length);
  }
  return found;
}

/** Everything a picture shows, the surest first. The share of it that has been searched is told. */
export async function findLogos(
  source: Source,
  { search, look }: Detector,
  onProgress: (share: number) => void = () => undefined,
): Promise<Logo[]> {
  const sizes = pyramid(source);
  const candidates = await findCandidates(sizes, search, onProgress);
  const logos = merge(candidates, source.width, source.height);
  return onePerPlace(await lookAgain(sizes, logos, look));
}
