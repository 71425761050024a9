import type { Level } from './levels.ts';

export interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The longest side, and how far neighbours overlap: marks up to that size lie whole in some tile, wider
 * ones are found at the next level. Large tiles overlap less; those of small levels make work for two.
 */
const ofLargeLevels = { longest: 1088, overlap: 96 };
const ofOthers = { longest: 896, overlap: 112 };
const largeLevel = 2_000_000;

function spans(
  length: number,
  { longest, overlap }: typeof ofOthers,
): { start: number; size: number }[] {
  if (length <= longest) return [{ start: 0, size: length }];
  const count = Math.ceil((length - overlap) / (longest - overlap));
  const size = Math.ceil((length + (count - 1) * overlap) / count);
  return Array.from({ length: count }, (_, at) => ({
    start: Math.round((at * (length - size)) / (count - 1)),
    size,
  }));
}

/** Overlapping parts of a level, small enough for a phone's memory. */
export function tiles({ width, height }: Level): Tile[] {
  const kind = width * height >= largeLevel ? ofLargeLevels : ofOthers;
  return spans(height, kind).flatMap((row) =>
    spans(width, kind).map((column) => ({
      left: column.start,
      top: row.start,
      width: column.size,
      height: row.size,
    })),
  );
}
