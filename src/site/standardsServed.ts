import { getCollection } from 'astro:content';
import type { Standard } from '../content/schemas/product.ts';
import { allProducts, type CatalogueProduct } from './catalogue.ts';

export interface StandardServed extends Standard {
  products: Pick<CatalogueProduct, 'name' | 'path'>[];
}

/** "ISO/TR 10605" is published by ISO. */
const publisherOf = (id: string) => /^[A-Z][A-Za-z-]*[A-Z]/.exec(id)?.[0] ?? id;

const serves =
  (id: string) =>
  ({ standards, table }: CatalogueProduct) =>
    standards.includes(id) || table.some(({ standard }) => standard === id);

/** The standards the catalogue serves, by publisher; those with a single one come last, together. */
export async function standardsServed(): Promise<[string, StandardServed[]][]> {
  const products = await allProducts();
  const served = (await getCollection('standards'))
    .map(({ data }) => {
      const suited = products.filter(serves(data.id)).map(({ name, path }) => ({ name, path }));
      return { ...data, products: suited };
    })
    .filter((standard) => standard.products.length > 0);
  const groups = Map.groupBy(served, ({ id }) => publisherOf(id));
  const bySize = [...groups].toSorted(([, a], [, b]) => b.length - a.length);
  const large = bySize.filter(([, standards]) => standards.length > 1);
  const others = bySize.filter(([, standards]) => standards.length === 1).flatMap(([, one]) => one);
  return [...large, ['Others', others]];
}
