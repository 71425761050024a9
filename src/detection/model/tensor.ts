import type { Picture } from '../picture.ts';
import type { Tile } from '../tiles.ts';

/** The model's strides need sides that are multiples of this. */
const multiple = 32;
/** The network takes what is brighter or darker than this, so that nothing is grey. */
const grey = 127.5;

export interface Tensor {
  pixels: Float32Array;
  width: number;
  height: number;
}

/** A tile as three planes around 0, filled up with grey. What is transparent shows white. */
export function tensor({ width, data }: Picture, tile: Tile): Tensor {
  const columns = Math.ceil(tile.width / multiple) * multiple;
  const rows = Math.ceil(tile.height / multiple) * multiple;
  const plane = columns * rows;
  const pixels = new Float32Array(3 * plane);
  for (let y = 0; y < tile.height; y++) {
    let source = ((tile.top + y) * width + tile.left) * 4;
    const end = y * columns + tile.width;
    for (let target = y * columns; target < end; target++, source += 4) {
      const opacity = data[source + 3] as number;
      if (opacity === 255) {
        pixels[target] = (data[source] as number) - grey;
        pixels[target + plane] = (data[source + 1] as number) - grey;
        pixels[target + 2 * plane] = (data[source + 2] as number) - grey;
      } else {
        const alpha = opacity / 255;
        const white = 255 - opacity - grey;
        pixels[target] = (data[source] as number) * alpha + white;
        pixels[target + plane] = (data[source + 1] as number) * alpha + white;
        pixels[target + 2 * plane] = (data[source + 2] as number) * alpha + white;
      }
    }
  }
  return { pixels, width: columns, height: rows };
}
