import {
  allProducts,
  type CatalogueProduct,
  catalogueTexts,
  findCategory,
  generalTerms,
} from '../../../catalogue/catalogue.ts';
import { instrumentPicture, instrumentPictureAlt } from '../../../catalogue/instrumentPicture.ts';
import { orderLines } from '../../../catalogue/orderLines.ts';
import { productSeo } from '../../../catalogue/productSeo.ts';
import { termsFor } from '../../../catalogue/termsFor.ts';
import { categoryPath } from '../../../site/paths.ts';
import { keyFigures } from './head/keyFigures.ts';
import { loadCovers } from './loadCovers.ts';
import { loadDocuments } from './loadDocuments.ts';
import { productJumps } from './productJumps.ts';
import { loadRelations } from './related/loadRelations.ts';

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
