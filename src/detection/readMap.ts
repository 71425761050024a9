import { brands, type Candidate } from './logo.ts';
import type { Level, Tile } from './tiles.ts';

/** The model's output for a tile: a plane per brand, then the distances to the four edges. */
export interface DetectionMap {
  values: Float32Array;
  columns: number;
  rows: number;
}

type Hit = Omit<Candidate, 'level'>;

const stride = 4;
/** Less is noise, whatever threshold a visitor chooses. */
const floor = 0.1;
/** Longer sides in pixels of the level; others are found better at another level. */
const sizes = { from: 13, to: 250 };
/** A box this near to an inner edge of a tile goes on in the next tile. */
const seam = 3;

/** The peaks of a tile's map as boxes in pixels of the level. */
export function readMap({ values, columns, rows }: DetectionMap, tile: Tile, level: Level): Hit[] {
  const plane = columns * rows;
  const found: Hit[] = [];
  const isPeak = (at: number, x: number, y: number, value: number) => {
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        if (y + dy < 0 || y + dy >= rows || x + dx < 0 || x + dx >= columns) continue;
        if ((values[at + dy * columns + dx] as number) > value) return false;
      }
    return true;
  };
  for (let at = 0; at < brands.length * plane; at++) {
    const confidence = values[at] as number;
    if (confidence < floor) continue;
    const cell = at % plane;
    const x = cell % columns;
    const y = (cell - x) / columns;
    if (!isPeak(at, x, y, confidence)) continue;
    const edge = (side: number) => values[(brands.length + side) * plane + cell] as number;
    const [cx, cy] = [(x + 0.5) * stride, (y + 0.5) * stride];
    const [left, top, right, bottom] = [cx - edge(0), cy - edge(1), cx + edge(2), cy + edge(3)];
    const longest = Math.max(right - left, bottom - top);
    if (longest < sizes.from || longest > sizes.to) continue;
    const cut =
      (left < seam && tile.left > 0) ||
      (top < seam && tile.top > 0) ||
      (right > tile.width - seam && tile.left + tile.width < level.width) ||
      (bottom > tile.height - seam && tile.top + tile.height < level.height);
    if (cut) continue;
    found.push({
      brand: Math.floor(at / plane),
      confidence,
      left: tile.left + left,
      top: tile.top + top,
      right: tile.left + right,
      bottom: tile.top + bottom,
    });
  }
  return found;
}
