/** Mixes whole numbers into one of 32 bits: the same numbers always give the same result. */
export function mixed(...parts: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** A number from 0 up to 1 that depends on nothing but the given whole numbers. */
export const uniform = (...parts: readonly number[]) => mixed(...parts) / 2 ** 32;
