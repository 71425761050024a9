/** What the model tells apart, in the order of its output. */
export const brands = [
  'Ambrel Medical',
  'Ashvaka Drives',
  'Dhvanitel',
  'Jaldhar Pumps',
  'Jyotem',
  'Meridhan',
  'Nirvaha Grid',
  'Pavanor',
  'Tarksh Rail',
] as const;

type Brand = (typeof brands)[number];

/** A mark found in a picture, in whole pixels from its upper left corner. */
export interface Logo {
  brand: Brand;
  /** From 0 to 1. */
  confidence: number;
  position: { x: number; y: number; width: number; height: number };
}

/** A possible mark, before overlapping ones are merged. Edges in pixels of the picture. */
export interface Candidate {
  /** Its place in `brands`. */
  brand: number;
  confidence: number;
  /** The size of the picture at which it was seen, the finest first. */
  level: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
