import type { Picture } from './picture.ts';

/** How much of each source pixel along one side falls into each target pixel. */
function shares(from: number, to: number): { first: number; weights: Float32Array }[] {
  const step = from / to;
  return Array.from({ length: to }, (_, at) => {
    const start = at * step;
    const end = Math.min(from, (at + 1) * step);
    const first = Math.floor(start);
    const last = Math.min(from, Math.ceil(end));
    const weights = Float32Array.from(
      { length: last - first },
      (_, i) => (Math.min(end, first + i + 1) - Math.max(start, first + i)) / (end - start),
    );
    return { first, weights };
  });
}

/** Halves both sides by whole-number means, the quick case of every level but the first. */
function halve({ width, height, data }: Picture): Picture {
  const [columns, rows] = [width >> 1, height >> 1];
  const out = new Uint8ClampedArray(columns * rows * 4);
  let target = 0;
  for (let y = 0; y < rows; y++) {
    let source = y * 2 * width * 4;
    const below = width * 4;
    for (let x = 0; x < columns; x++, source += 8)
      for (let channel = source; channel < source + 4; channel++)
        out[target++] =
          ((data[channel] as number) +
            (data[channel + 4] as number) +
            (data[channel + below] as number) +
            (data[channel + below + 4] as number) +
            2) >>
          2;
  }
  return { width: columns, height: rows, data: out };
}

/**
 * A smaller picture in which each pixel is the mean of those it covers. Browsers and servers scale
 * differently; with this, both look at the same pixels.
 */
export function reduce(picture: Picture, width: number, height: number): Picture {
  if (width === picture.width && height === picture.height) return picture;
  // By halves as long as possible: that is several times as quick.
  if (width <= picture.width >> 1 && height <= picture.height >> 1)
    return reduce(halve(picture), width, height);
  const columns = shares(picture.width, width);
  const out = new Uint8ClampedArray(width * height * 4);
  const row = new Float32Array(picture.width * 4);
  shares(picture.height, height).forEach(({ first, weights }, y) => {
    row.fill(0);
    weights.forEach((weight, i) => {
      const source = (first + i) * picture.width * 4;
      for (let at = 0; at < row.length; at++)
        row[at] = (row[at] as number) + weight * (picture.data[source + at] as number);
    });
    columns.forEach((column, x) => {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let i = 0; i < column.weights.length; i++)
          sum += (column.weights[i] as number) * (row[(column.first + i) * 4 + channel] as number);
        out[(y * width + x) * 4 + channel] = Math.round(sum);
      }
    });
  });
  return { width, height, data: out };
}
