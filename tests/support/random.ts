/**
 * Seed of the fault tests and the fuzzer. It is printed in their titles; set TEST_SEED to repeat a
 * run.
 */
export const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** A seeded generator of numbers from 0 to 1. */
export function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** An integer from `least` up to, but not including, `end`. */
export const between = (random: () => number, least: number, end: number) =>
  least + Math.floor(random() * (end - least));
