import type { Accessory } from '../content/schemas/accessory.ts';
import type { Product } from '../content/schemas/product.ts';

interface Relations<P, A> {
  /** At least one of these is needed for a test. */
  requires: P[];
  worksWith: P[];
  accessories: A[];
}

/** What goes with a product, whichever end of the relation names it. */
export function relatedTo<P extends Product, A extends Pick<Accessory, 'slug' | 'fits'>>(
  { slug, worksWith, requires }: Product,
  products: readonly P[],
  accessories: readonly A[],
): Relations<P, A> {
  const related = products.filter(
    (other) => worksWith.includes(other.slug) || other.worksWith.includes(slug),
  );
  return {
    requires: related.filter((other) => requires.includes(other.slug)),
    worksWith: related.filter((other) => !requires.includes(other.slug)),
    accessories: accessories.filter(
      (accessory) => worksWith.includes(accessory.slug) || accessory.fits.includes(slug),
    ),
  };
}
