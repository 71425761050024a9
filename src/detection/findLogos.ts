import { findCandidates, type RunModel } from './findCandidates.ts';
import { inMemory } from './inMemory.ts';
import type { Logo } from './logo.ts';
import { lookAgain } from './lookAgain.ts';
import { merge } from './merge.ts';
import type { Picture } from './picture.ts';
import { pyramid } from './scaling/pyramid.ts';
import { surestFirst } from './surestFirst.ts';

/** Everything a picture shows, the surest first. */
export async function findLogos(picture: Picture, run: RunModel): Promise<Logo[]> {
  const sizes = pyramid(inMemory(picture));
  const candidates = await findCandidates(sizes, run);
  const logos = merge(candidates, picture.width, picture.height);
  return surestFirst(await lookAgain(sizes, logos, run));
}
