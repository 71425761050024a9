import type { Product } from '../../../../content/schemas/product.ts';

/** What the matching needs to know of a product. */
export type Instrument = Pick<
  Product,
  'slug' | 'name' | 'role' | 'waves' | 'eut' | 'covers' | 'worksWith' | 'requires'
>;

/** Relations are written at one end only. */
export const areRelated = (one: Instrument, other: Instrument) =>
  one.worksWith.includes(other.slug) || other.worksWith.includes(one.slug);

/** Instruments that together do a test. */
export interface Setup {
  generator: Instrument;
  /** Absent where the generator connects to the equipment itself. */
  network?: Instrument;
}
