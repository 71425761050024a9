import { getCollection } from 'astro:content';
import { allProducts } from '../../catalogue/catalogue.ts';
import type { Manual } from '../../content/schemas/manual.ts';
import { manualPath } from '../../site/paths.ts';
import { readBlocks } from './readBlocks.ts';

export interface ListedManual extends Manual {
  slug: string;
  /** The path of the PDF. */
  href: string;
  /** Its text as HTML, and the titles of its chapters. */
  html: string;
  contents: string[];
}

async function htmlOf(collection: 'manualTexts' | 'help'): Promise<Map<string, string>> {
  const entries = await getCollection(collection);
  return new Map(entries.map(({ id, rendered }) => [id, rendered?.html ?? '']));
}

/** All user manuals, in display order. */
export async function loadManuals(): Promise<ListedManual[]> {
  const entries = await getCollection('manuals');
  const texts = await htmlOf('manualTexts');
  return entries
    .map(({ id, data }) => {
      const html = texts.get(id);
      if (!html) throw new Error(`There is no src/content/manuals/${id}.md`);
      const contents = readBlocks(html).flatMap((block) =>
        block.kind === 'chapter' ? block.runs.map(({ text }) => text).join('') : [],
      );
      return { ...data, slug: id, href: manualPath(id), html, contents };
    })
    .toSorted((a, b) => a.order - b.order);
}

/** What a manual includes and covers: shared chapters, help articles, models. */
export async function loadManualParts({ slug, models }: ListedManual) {
  const products = await allProducts();
  return {
    included: new Map([...(await htmlOf('manualTexts')), ...(await htmlOf('help'))]),
    models: models.flatMap((key) => {
      const found = products.filter(({ category }) => category === key);
      if (found.length === 0)
        throw new Error(`src/content/manuals/${slug}.yaml: there are no models in ${key}`);
      return found;
    }),
  };
}
