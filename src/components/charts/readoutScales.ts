/** An axis: what it is with its unit, as "Time (µs)", and its two ends. */
export type Axis = readonly [label: string, low: number, high: number];

export interface ReadoutScales {
  /** The plot in the units of its lines: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly x: Axis;
  readonly y: Axis;
}

/** For an attribute, by which plotReadout.ts turns a drawn line into figures again. */
export const readoutScales = (box: ReadoutScales['box'], x: Axis, y: Axis) =>
  JSON.stringify({ box, x, y } satisfies ReadoutScales);
