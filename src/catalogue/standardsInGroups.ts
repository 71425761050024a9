import type { Catalogue } from '../content/schemas/catalogue.ts';
import { allStandards, type CatalogueStandard } from './allStandards.ts';
import { allProducts, type CatalogueProduct } from './catalogue.ts';
import { servesStandard } from './servesStandard.ts';

export interface StandardServed extends CatalogueStandard {
  products: Pick<CatalogueProduct, 'name' | 'path'>[];
}

export interface StandardsGroup {
  title: string;
  text: string;
  standards: StandardServed[];
}

type Words = Pick<Catalogue['standards'], 'groups' | 'neighbours'>;

/** Every standard in its group, neighbours last, with the products designed for it. */
export async function standardsInGroups({ groups, neighbours }: Words): Promise<StandardsGroup[]> {
  const products = await allProducts();
  const standards = (await allStandards())
    .map((standard) => ({
      ...standard,
      products: products
        .filter((product) => servesStandard(product, standard.id))
        .map(({ name, path }) => ({ name, path })),
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  const byTitle = Map.groupBy(standards, ({ id, kind, made }) => {
    if (!made) return neighbours.title;
    const group = groups.find(
      ({ kinds, beginnings }) =>
        kinds.includes(kind) || beginnings.some((text) => id.startsWith(text)),
    );
    if (!group) throw new Error(`${id} belongs to no group of src/content/catalogue.yaml`);
    return group.title;
  });
  return [...groups, neighbours].map(({ title, text }) => {
    return { title, text, standards: byTitle.get(title) ?? [] };
  });
}
