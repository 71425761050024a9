import { getCollection } from 'astro:content';
import type { Catalogue } from '../content/schemas/catalogue.ts';
import type { Requirements } from '../content/schemas/standards/requirements.ts';
import { allProducts } from './catalogue.ts';
import { type CatalogueStandard, isDesignedFor, type StandardsGroup } from './standards.ts';

/** The standards a table of requirements names, each once. */
const calledBy = ({ rows }: Requirements) => [...new Set(rows.map(({ basic }) => basic))];

/** Every standard with what it asks for. A national edition has the tables of the one it adopts. */
export async function allStandards(): Promise<CatalogueStandard[]> {
  const entries = (await getCollection('standards')).map(({ data }) => data);
  const tables = (await getCollection('requirements')).map(({ data }) => data);
  return entries.map((own) => {
    const { id, sameAs, levels, facts, elsewhere } = own;
    const origin = entries.find((other) => other.id === sameAs);
    const requirements = tables.find(({ standard }) => standard === (sameAs ?? id));
    const called = requirements ? calledBy(requirements).filter((other) => other !== id) : [];
    return {
      ...own,
      requirements,
      levels: origin?.levels ?? levels,
      facts: origin?.facts ?? facts,
      current: own.current ?? origin?.current,
      elsewhere: origin?.elsewhere ?? elsewhere,
      calls: [...new Set([...own.calls, ...called])],
    };
  });
}

type Words = Pick<Catalogue['standards'], 'groups' | 'neighbours'>;

/** Every standard in its group, neighbours last, with the products designed for it. */
export async function standardsInGroups({ groups, neighbours }: Words): Promise<StandardsGroup[]> {
  const products = await allProducts();
  const standards = (await allStandards())
    .map((standard) => ({
      ...standard,
      products: products
        .filter((product) => isDesignedFor(product, standard.id))
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
