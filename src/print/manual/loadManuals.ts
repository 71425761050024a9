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

/** All user manuals, in display order. */
export async function loadManuals(): Promise<ListedManual[]> {
  const entries = await getCollection('manuals');
  return entries
    .map(({ id, data, rendered }) => {
      const html = rendered?.html ?? '';
      const contents = readBlocks(html).flatMap((block) =>
        block.kind === 'chapter' ? block.runs.map(({ text }) => text).join('') : [],
      );
      return { ...data, slug: id, href: manualPath(id), html, contents };
    })
    .toSorted((a, b) => a.order - b.order);
}

/** What a manual includes and covers: shared chapters, help articles, models. */
export async function loadManualParts({ slug, models }: ListedManual) {
  const chapters = [...(await getCollection('manualChapters')), ...(await getCollection('help'))];
  const products = await allProducts();
  return {
    included: new Map(chapters.map(({ id, rendered }) => [id, rendered?.html ?? ''])),
    models: models.flatMap((key) => {
      const found = products.filter(({ category }) => category === key);
      if (found.length === 0)
        throw new Error(`src/content/manuals/${slug}.md: there are no models in ${key}`);
      return found;
    }),
  };
}
