export type Point = readonly [x: number, y: number];

export interface Series {
  readonly name: string;
  /** In the order of x. */
  readonly points: readonly Point[];
  /** Draws the line dashed and in a muted colour. */
  readonly quiet?: boolean;
}
