import { lineLimits, type QuoteLine } from './quoteLine.ts';

interface Merged {
  lines: readonly QuoteLine[];
  /** How many of the others were not listed before. */
  added: number;
  /** How many found no room. */
  left: number;
}

/** A list with others at its end. A product that is listed already stays as it is. */
export function mergeLines(list: readonly QuoteLine[], others: readonly QuoteLine[]): Merged {
  const listed = new Set(list.map(({ slug }) => slug));
  const fresh = others.filter(({ slug }, index) => {
    const first = others.findIndex((other) => other.slug === slug) === index;
    return first && !listed.has(slug);
  });
  const lines = [...list, ...fresh].slice(0, lineLimits.lines);
  const added = lines.length - list.length;
  return { lines, added, left: fresh.length - added };
}
