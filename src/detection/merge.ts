import { brands, type Candidate, type Logo } from './logo.ts';
import { area, type Box, common, overlap } from './picture.ts';

const sameMark = 0.45;
/** What is less sure after one sight is no mark, and so many marks nobody counts in one picture. */
const worthKeeping = { from: 0.3, count: 100 };

/** The same mark twice, or a part of a mark beside the whole. Of two brands, the second looks decide. */
function isRepeated(found: Candidate, kept: Candidate): boolean {
  const shared = common(found, kept);
  if (found.brand !== kept.brand || shared === 0) return false;
  const contained = shared / Math.min(area(found), area(kept));
  return contained > 0.6 || overlap(found, kept) > 0.35;
}

/** A mark that is seen at several sizes is surer than any one sight of it. */
function joined(kept: Candidate, candidates: readonly Candidate[]): number {
  const best = new Map<number, number>();
  for (const one of candidates) {
    if (one.brand !== kept.brand || overlap(one, kept) < sameMark) continue;
    best.set(one.level, Math.max(best.get(one.level) ?? 0, one.confidence));
  }
  return 1 - [...best.values()].reduce((doubt, confidence) => doubt * (1 - confidence), 1);
}

/** A whole mark is preferred to its symbol or word unless it is much less certain. */
const rank = (candidate: Candidate) => candidate.confidence * area(candidate) ** 0.15;

function toLogo(
  { brand, confidence, left, top, right, bottom }: Candidate,
  width: number,
  height: number,
): Logo {
  const x = Math.max(0, Math.round(left));
  const y = Math.max(0, Math.round(top));
  return {
    brand: brands[brand] as Logo['brand'],
    confidence: Math.round(confidence * 1000) / 1000,
    position: {
      x,
      y,
      width: Math.min(width, Math.round(right)) - x,
      height: Math.min(height, Math.round(bottom)) - y,
    },
  };
}

/** One logo per mark, the surest first. */
export function merge(candidates: readonly Candidate[], width: number, height: number): Logo[] {
  const kept: Candidate[] = [];
  for (const found of candidates.toSorted((a, b) => rank(b) - rank(a)))
    if (!kept.some((other) => isRepeated(found, other))) kept.push(found);
  return kept
    .map((one) => toLogo({ ...one, confidence: joined(one, candidates) }, width, height))
    .filter(
      ({ confidence, position: { width: wide, height: high } }) =>
        confidence >= worthKeeping.from && wide > 0 && high > 0,
    )
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, worthKeeping.count);
}

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
