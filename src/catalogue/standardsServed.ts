import { getCollection } from 'astro:content';
import type { Catalogue } from '../content/schemas/catalogue.ts';
import type { Standard } from '../content/schemas/standard.ts';
import { allProducts, type CatalogueProduct } from './catalogue.ts';

export interface StandardServed extends Standard {
  products: Pick<CatalogueProduct, 'name' | 'path'>[];
}

export interface StandardsGroup {
  title: string;
  standards: StandardServed[];
}

const serves =
  (id: string) =>
  ({ standards, table }: CatalogueProduct) =>
    standards.includes(id) || table.some(({ standard }) => standard === id);

/** The standards that at least one product is designed for, in the groups of catalogue.yaml. */
export async function standardsServed(
  groups: Catalogue['standards']['groups'],
): Promise<StandardsGroup[]> {
  const products = await allProducts();
  const served = (await getCollection('standards'))
    .map(({ data }) => {
      const suited = products.filter(serves(data.id)).map(({ name, path }) => ({ name, path }));
      return { ...data, products: suited };
    })
    .filter(({ products, calls }) => products.length > 0 || calls.length > 0)
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  const byTitle = Map.groupBy(served, ({ id }) => {
    const group = groups.find(({ beginnings }) => beginnings.some((text) => id.startsWith(text)));
    if (!group) throw new Error(`${id} belongs to no group of src/content/catalogue.yaml`);
    return group.title;
  });
  return groups.map(({ title }) => ({ title, standards: byTitle.get(title) ?? [] }));
}
