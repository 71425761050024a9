import { getCollection } from 'astro:content';
import { type CatalogueProduct, catalogueTexts } from '../../../catalogue/catalogue.ts';
import { dataSheetPath, manualPath } from '../../../site/paths.ts';

export interface ProductDocument {
  kind: 'dataSheet' | 'manual';
  title: string;
  note: string;
  href: string;
}

/** A product's data sheet and the manuals of its category, with their revisions. */
export async function loadDocuments({
  slug,
  name,
  category,
}: CatalogueProduct): Promise<ProductDocument[]> {
  const { dataSheet } = await catalogueTexts();
  const { mark, date } = dataSheet.revisions[slug] ?? dataSheet.revision;
  const manuals = await getCollection('manuals', ({ data }) => data.models.includes(category));
  return [
    {
      kind: 'dataSheet',
      title: name,
      note: `PDF, revision ${mark}, ${date}`,
      href: dataSheetPath(slug),
    },
    ...manuals.map(({ id, data: { title, edition } }) => ({
      kind: 'manual' as const,
      title,
      note: `PDF, edition ${edition.mark}, ${edition.date}`,
      href: manualPath(id),
    })),
  ];
}
