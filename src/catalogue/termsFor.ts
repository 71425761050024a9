import type { Product } from '../content/schemas/product.ts';
import type { Terms } from '../content/schemas/terms.ts';

/** What holds for every instrument, and for a large capacitor bank the word on export. */
export const termsFor = (
  { storedJoules = 0 }: Pick<Product, 'storedJoules'>,
  { lines, exportControl: { fromJoules, ...exportControl } }: Terms,
): Terms['lines'] => (storedJoules >= fromJoules ? [...lines, exportControl] : lines);
