/** Pixels as decoded: red, green, blue and alpha, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}
