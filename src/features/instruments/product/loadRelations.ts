import { allProducts, type CatalogueProduct } from '../../../catalogue/catalogue.ts';
import { cardPicture } from '../../../catalogue/instrumentPicture.ts';
import { loadAccessories } from '../../../catalogue/loadAccessories.ts';
import { relatedTo } from '../../../catalogue/relatedTo.ts';

async function card({ name, subtitle, path, slug, specs }: CatalogueProduct) {
  const figures = specs.slice(0, 2).map(({ label }) => label);
  return { name, subtitle, path, figures, picture: await cardPicture(slug) };
}

/** What goes with a product, as cards. */
export async function loadRelations(product: CatalogueProduct) {
  const related = relatedTo(product, await allProducts(), await loadAccessories());
  return {
    requires: await Promise.all(related.requires.map(card)),
    worksWith: await Promise.all(related.worksWith.map(card)),
    accessories: related.accessories,
  };
}

export type Relations = Awaited<ReturnType<typeof loadRelations>>;
export type RelatedProduct = Relations['worksWith'][number];
