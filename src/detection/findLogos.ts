import { findCandidates } from './findCandidates.ts';
import { inMemory } from './inMemory.ts';
import type { Logo } from './logo.ts';
import { lookAgain } from './lookAgain.ts';
import { merge } from './merge.ts';
import type { Detector } from './model/detector.ts';
import { onePerPlace } from './onePerPlace.ts';
import type { Picture } from './picture.ts';
import { pyramid } from './scaling/pyramid.ts';

/** Everything a picture shows, the surest first. */
export async function findLogos(picture: Picture, { search, look }: Detector): Promise<Logo[]> {
  const sizes = pyramid(inMemory(picture));
  const candidates = await findCandidates(sizes, search);
  const logos = merge(candidates, picture.width, picture.height);
  return onePerPlace(await lookAgain(sizes, logos, look));
}
