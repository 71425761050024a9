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

const smaller = (one: number | undefined, other: number | undefined) =>
  Math.min(one ?? 0, other ?? 0);

/** What carries the supply of the equipment: the network, else the generator. */
export function connectionOf({ generator, network }: Setup): Instrument {
  if (!network) return generator;
  if (generator.role !== 'measuring') return network;
  // A switch stands in the supply line too: the weaker of the two decides.
  const eut = {
    phases: 0 as const,
    dcMaxVolts: smaller(generator.eut?.dcMaxVolts, network.eut?.dcMaxVolts),
    dcMaxAmperes: smaller(generator.eut?.dcMaxAmperes, network.eut?.dcMaxAmperes),
  };
  return { ...network, eut };
}
