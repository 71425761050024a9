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

export interface Level {
  width: number;
  height: number;
}

/** The pixels of the finest level. Larger pictures are reduced to this, smaller ones enlarged. */
const finestPixels = 3_000_000;
/** Its longest side, so that a strip of pixels does not become thousands of tiles. */
const finestSide = 12_000;
/** Beyond this, enlarging shows the model nothing new. */
const maxScale = 2;
/** Below this, a mark that fills the picture is of the size the model knows best. */
const smallestSide = 96;

/** The sizes at which a picture is searched: the model knows marks some 20 to 200 px wide. */
export function levels(width: number, height: number): Level[] {
  const wanted = Math.min(
    maxScale,
    Math.sqrt(finestPixels / (width * height)),
    finestSide / Math.max(width, height),
  );
  // Some 12 megapixels, what most cameras give: halves are made several times as quickly.
  const scale = Math.abs(wanted - 0.5) < 0.02 ? 0.5 : wanted;
  let level = {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
  const found = [level];
  while (
    Math.max(level.width, level.height) > 2 * smallestSide &&
    Math.min(level.width, level.height) > 16
  ) {
    level = { width: level.width >> 1, height: level.height >> 1 };
    found.push(level);
  }
  return found;
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
