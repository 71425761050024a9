/** What the supply of the equipment under test asks of an instrument. */
export interface Supply {
  volts: number;
  amperes: number;
}

/** The equipment under test, as far as it decides on instruments. */
export interface Eut {
  /** Of the AC supply. */
  phases: 1 | 3 | undefined;
  ac: Supply | undefined;
  dc: Supply | undefined;
  /** Of the DC supply, known even where its current is not. */
  dcVolts?: number | undefined;
}
