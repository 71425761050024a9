import type { KnownProduct } from './knowledge.ts';

/** Product pages are known by their facts. */
const byPath = new WeakMap<readonly KnownProduct[], ReadonlyMap<string, KnownProduct>>();

export function productsByPath(
  products: readonly KnownProduct[],
): ReadonlyMap<string, KnownProduct> {
  let map = byPath.get(products);
  if (!map) {
    map = new Map(products.map((product) => [product.path, product]));
    byPath.set(products, map);
  }
  return map;
}
