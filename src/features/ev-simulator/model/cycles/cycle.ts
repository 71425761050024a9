/** A speed trace with one sample a second. It starts and ends at rest, so it can be repeated. */
export interface Cycle {
  readonly name: string;
  /** What the trace is and is not, for the line below its name. */
  readonly note: string;
  readonly speedsKmh: readonly number[];
}

/** A corner of a trace: second and speed (km/h, or per cent of a phase's maximum). */
export type Knot = readonly [second: number, speed: number];
