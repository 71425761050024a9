import type { Level } from './levels.ts';

export interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

const largest = 1056;
/** Marks up to this size lie whole in some tile; wider ones are found at the next level. */
const overlap = 112;

function spans(length: number): { start: number; size: number }[] {
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
  return spans(height).flatMap((row) =>
    spans(width).map((column) => ({
      left: column.start,
      top: row.start,
      width: column.size,
      height: row.size,
    })),
  );
}
