import type { Knot } from '../cycles/cycle.ts';
import { drawingLimits } from '../cycles/drawnCycle.ts';

/** A pair such as 0-560 or 12.5--3: the second number may be below zero. */
const pair = /^(\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/;

/** Points from an address such as 0-0_15-40; undefined if they cannot be read. */
export function knotsFromText(text: string): readonly Knot[] | undefined {
  const matches = text
    .trim()
    .split(/[_\s;]+/)
    .map((part) => pair.exec(part));
  if (matches.includes(null) || matches.length > drawingLimits.points) return undefined;
  return matches.map((match): Knot => [Number(match?.[1]), Number(match?.[2])]);
}

/** `0-0_15-40`: characters that need no escaping in a URL. */
export const knotsText = (points: readonly Knot[]): string =>
  points.map(([at, value]) => `${at}-${value}`).join('_');
