import { inMemory } from '../inMemory.ts';
import type { Source } from '../source.ts';
import type { Pyramid } from './pyramid.ts';

/** The smallest size of a picture that has at least `scale` of its pixels along a side, unless enlarged. */
export function nearestLevel({ source, levels, at }: Pyramid, scale: number): Source {
  const depth = levels.findLastIndex(({ width }) => width / source.width >= scale);
  const level = levels[depth];
  return !level || level.width >= source.width ? source : inMemory(at(depth));
}
