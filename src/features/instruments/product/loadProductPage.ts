import { getCollection } from 'astro:content';
import {
  allProducts,
  type CatalogueProduct,
  catalogueTexts,
  findCategory,
  generalTerms,
} from '../../../catalogue/catalogue.ts';
import { instrumentPicture, instrumentPictureAlt } from '../../../catalogue/instrumentPicture.ts';
import { productSeo } from '../../../catalogue/productSeo.ts';
import { orderLines, termsFor } from '../../../catalogue/productTerms.ts';
import { requireEntry } from '../../../content/requireEntry.ts';
import type { Catalogue } from '../../../content/schemas/catalogue.ts';
import type { Product } from '../../../content/schemas/product.ts';
import { categoryPath, dataSheetPath, manualPath } from '../../../site/paths.ts';
import { keyFigures } from './head/keyFigures.ts';
import { loadRelations, type Relations } from './related/loadRelations.ts';

/** The parts of a product's page that a bar leads to; those it does not have are left out. */
function productJumps({ requires, worksWith, accessories, nearest }: Relations, words: Catalogue) {
  const { covers, related, compare, documents } = words;
  const goesWith = requires.length + worksWith.length + accessories.length > 0;
  return [
    { id: 'specifications', label: 'Specifications' },
    { id: 'levels', label: covers.heading },
    ...(goesWith ? [{ id: 'works-with', label: related.heading }] : []),
    ...(nearest.length > 0 ? [{ id: 'compare', label: compare.heading }] : []),
    { id: 'documents', label: documents.heading },
  ];
}

/** What a product covers, with the editions of the standards. */
const loadCovers = ({ covers }: Product) =>
  Promise.all(
    covers.map(async (cover) => {
      const { edition } = await requireEntry('standards', cover.standard);
      // Some standards are known by an edition: their id ends with its year.
      return { ...cover, edition: /:\d{4}$/.test(cover.standard) ? undefined : edition };
    }),
  );

export type Cover = Awaited<ReturnType<typeof loadCovers>>[number];

export interface ProductDocument {
  kind: 'dataSheet' | 'manual';
  title: string;
  note: string;
  href: string;
}

/** A product's data sheet and the manuals of its category, with their revisions. */
async function loadDocuments({
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

/** The content of a product's page and what its head needs. */
export async function loadProductPage(product: CatalogueProduct, site: URL) {
  const { slug } = product;
  const words = await catalogueTexts();
  const terms = await generalTerms();
  const category = await findCategory(product.category);
  const picture = await instrumentPicture(slug);
  const relations = await loadRelations(product);
  return {
    product,
    picture,
    alt: await instrumentPictureAlt(slug),
    seo: productSeo(product, category, picture?.src, site),
    figures: keyFigures(product, words.figures),
    covers: await loadCovers(product),
    relations,
    jumps: productJumps(relations, words),
    documents: await loadDocuments(product),
    order: { lines: orderLines(product, terms), terms: termsFor(product, terms) },
    /** The models that texts may link to: all but this one. */
    models: (await allProducts()).filter((other) => other.slug !== slug),
    more: {
      heading: `More: ${category.label}`,
      href: categoryPath(category.key),
      products: category.products.filter((other) => other.slug !== slug),
    },
    words: { ...words, order: { ...words.order, heading: terms.heading } },
  };
}

export type ProductPageData = Awaited<ReturnType<typeof loadProductPage>>;
