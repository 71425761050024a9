import type { Picture } from '../picture.ts';
import type { DetectionMap } from '../readMap.ts';
import { pixels } from '../resize.ts';
import type { Tile } from '../tiles.ts';

/** The model's strides need sides that are multiples of this. */
const multiple = 32;
/** The network takes what is brighter or darker than this, so that nothing is grey. */
const grey = 127.5;

interface Tensor {
  pixels: Float32Array;
  width: number;
  height: number;
}

/** Every value a colour has, around 0. */
const centred = Float32Array.from({ length: 256 }, (_, value) => value - grey);

/** A tile as three planes around 0, filled up with grey. What is transparent shows white. */
export function tensor(picture: Picture, tile: Tile): Tensor {
  const columns = Math.ceil(tile.width / multiple) * multiple;
  const rows = Math.ceil(tile.height / multiple) * multiple;
  const plane = columns * rows;
  const source = pixels(picture);
  const values = new Float32Array(3 * plane);
  for (let y = 0; y < tile.height; y++) {
    let at = (tile.top + y) * picture.width + tile.left;
    const end = y * columns + tile.width;
    for (let target = y * columns; target < end; target++, at++) {
      const pixel = source[at] as number;
      const opacity = pixel >>> 24;
      let red = centred[pixel & 255] as number;
      let green = centred[(pixel >>> 8) & 255] as number;
      let blue = centred[(pixel >>> 16) & 255] as number;
      if (opacity < 255) {
        const alpha = opacity / 255;
        red = (red - grey) * alpha + grey;
        green = (green - grey) * alpha + grey;
        blue = (blue - grey) * alpha + grey;
      }
      values[target] = red;
      values[target + plane] = green;
      values[target + 2 * plane] = blue;
    }
  }
  return { pixels: values, width: columns, height: rows };
}

/** Runs a network on a part of a picture. */
export type RunModel = (input: Tensor) => Promise<DetectionMap>;

/** A small network searches everything; a large one looks again at what that finds. */
export interface Detector {
  search: RunModel;
  look: RunModel;
}
