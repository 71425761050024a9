import { type Level, levels } from '../levels.ts';
import type { Picture } from '../picture.ts';
import type { Source } from '../source.ts';
import { finestLevel } from './finestLevel.ts';
import { reduce } from './reduce.ts';

/** A picture and all sizes at which it is searched. Each is made when it is first needed. */
export interface Pyramid {
  source: Source;
  levels: readonly Level[];
  at(depth: number): Picture;
}

/** `half` is the picture at half its size, where somebody has made it already. */
export function pyramid(source: Source, half?: Picture): Pyramid {
  const planned = levels(source.width, source.height);
  const made: Picture[] = [];
  const at = (depth: number): Picture => {
    const level = planned[depth];
    if (!level) throw new RangeError(`There is no level ${depth}.`);
    made[depth] ??=
      depth === 0
        ? finestLevel(source, level, half)
        : reduce(at(depth - 1), level.width, level.height);
    return made[depth];
  };
  return { source, levels: planned, at };
}
