import type { Level } from './levels.ts';

export interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The longest sides. Larger tiles overlap less; smaller levels still make work for two workers. */
const largest = { ofLargeLevels: 1088, ofOthers: 896 };
const largeLevel = 2_000_000;
/** Marks up to this size lie whole in some tile; wider ones are found at the next level. */
const overlap = 112;

function spans(length: number, largest: number): { start: number; size: number }[] {
  if (length <= largest) return [{ start: 0, size: length }];
  const count = Math.ceil((length - overlap) / (largest - overlap));
  const size = Math.ceil((length + (count - 1) * overlap) / count);
  return Array.from({ length: count }, (_, at) => ({
    start: Math.round((at * (length - size)) / (count - 1)),
    size,
  }));
}

/** Overlapping parts of a level, small enough for a phone's memory. */
export function tiles({ width, height }: Level): Tile[] {
  const longest = width * height >= largeLevel ? largest.ofLargeLevels : largest.ofOthers;
  return spans(height, longest).flatMap((row) =>
    spans(width, longest).map((column) => ({
      left: column.start,
      top: row.start,
      width: column.size,
      height: row.size,
    })),
  );
}
