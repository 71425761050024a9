import type { Brand } from './brands.ts';

/** A mark found in a picture, in whole pixels from its upper left corner. */
export interface Logo {
  brand: Brand;
  /** From 0 to 1. */
  confidence: number;
  position: { x: number; y: number; width: number; height: number };
}
