export interface Level {
  width: number;
  height: number;
}

/** The pixels of the finest level. Larger pictures are reduced to this, smaller ones enlarged. */
const finestPixels = 3_000_000;
/** Beyond this, enlarging shows the model nothing new. */
const maxScale = 2;
/** Below this, a mark that fills the picture is of the size the model knows best. */
const smallestSide = 96;

/** The sizes at which a picture is searched: the model knows marks some 20 to 200 px wide. */
export function levels(width: number, height: number): Level[] {
  const wanted = Math.min(maxScale, Math.sqrt(finestPixels / (width * height)));
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
