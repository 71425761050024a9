import { getCollection, getEntry } from 'astro:content';
import { allProducts } from '../../catalogue/catalogue.ts';
import type { Manual } from '../../content/schemas/manual.ts';
import { manualPath } from '../../site/paths.ts';

export interface ListedManual extends Manual {
  slug: string;
  /** The address of the PDF. */
  href: string;
}

/** Every user manual, in the order of the list. */
export async function loadManuals(): Promise<ListedManual[]> {
  const entries = await getCollection('manuals');
  return entries
    .map(({ id, data }) => ({ ...data, slug: id, href: manualPath(id) }))
    .toSorted((a, b) => a.order - b.order);
}

/** The articles and models a manual is made of. */
export async function loadManualParts({ slug, chapters, models }: ListedManual) {
  const articles = await Promise.all(
    chapters.map(async (id) => {
      const entry = await getEntry('help', id);
      if (!entry) throw new Error(`src/content/manuals/${slug}.yaml names no article: ${id}`);
      return { title: entry.data.title, html: entry.rendered?.html ?? '' };
    }),
  );
  const products = await allProducts();
  const covered = models.flatMap((key) => {
    const found = products.filter(({ category }) => category === key);
    if (found.length === 0)
      throw new Error(`src/content/manuals/${slug}.yaml: no models in ${key}`);
    return found;
  });
  return {
    articles,
    models: covered.map(({ name, subtitle, specs }): [string, string] => [
      name,
      [subtitle, ...specs.map(({ label }) => label)].join(', '),
    ]),
  };
}
