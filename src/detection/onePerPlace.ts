import type { Logo } from './logo.ts';
import { area, type Box, common } from './overlap.ts';

/** Above this share of the smaller one, two boxes are at one place. */
const samePlace = 0.7;

const box = ({ position: { x, y, width, height } }: Logo): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** The surest first. Of two brands at one place, the surer stays. */
export function onePerPlace(logos: readonly Logo[]): Logo[] {
  const kept: Logo[] = [];
  for (const logo of logos.toSorted((a, b) => b.confidence - a.confidence)) {
    const mine = box(logo);
    const isTaken = kept.some((other) => {
      const theirs = box(other);
      return common(mine, theirs) > samePlace * Math.min(area(mine), area(theirs));
    });
    if (!isTaken) kept.push(logo);
  }
  return kept;
}
