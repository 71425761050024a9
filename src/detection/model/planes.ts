/** What a network makes: planes of values, row by row, of one picture or of several parts of one. */
export interface Planes {
  values: Float32Array;
  planes: number;
  rows: number;
  columns: number;
}
