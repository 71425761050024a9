import type { CatalogueProduct } from '../../../../catalogue/catalogue.ts';
import { cardPicture } from '../../../../catalogue/instrumentPicture.ts';

/** A product in few words: name, picture and two figures. */
export async function loadRelatedCard(product: CatalogueProduct) {
  const { name, subtitle, path, slug, specs } = product;
  const figures = specs.slice(0, 2).map(({ label }) => label);
  return { slug, name, subtitle, path, figures, picture: await cardPicture(slug) };
}

export type RelatedProduct = Awaited<ReturnType<typeof loadRelatedCard>>;
