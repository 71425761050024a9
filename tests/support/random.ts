/**
 * Fault tests and the fuzzer draw what they do from this number. TEST_SEED repeats a run, or makes
 * it another one.
 */
export const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Numbers from 0 to 1 that repeat exactly for one seed. */
export function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `least` up to but without `end`. */
export const between = (random: () => number, least: number, end: number) =>
  least + Math.floor(random() * (end - least));
