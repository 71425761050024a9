import {
  allProducts,
  type CatalogueProduct,
  loadAccessories,
} from '../../../../catalogue/catalogue.ts';
import { cardPicture } from '../../../../catalogue/instrumentPicture.ts';
import { relatedTo } from '../../../../catalogue/relatedTo.ts';
import { nearestProducts } from './nearestProducts.ts';

/** A product in few words: name, picture and two figures. */
export async function loadRelatedCard(product: CatalogueProduct) {
  const { name, subtitle, path, slug, specs } = product;
  const figures = specs.slice(0, 2).map(({ label }) => label);
  return { slug, name, subtitle, path, figures, picture: await cardPicture(slug) };
}

export type RelatedProduct = Awaited<ReturnType<typeof loadRelatedCard>>;

/** What goes with a product and what could take its place, as cards. */
export async function loadRelations(product: CatalogueProduct) {
  const products = await allProducts();
  const related = relatedTo(product, products, await loadAccessories());
  const nearest = nearestProducts(product, products, 3);
  return {
    requires: await Promise.all(related.requires.map(loadRelatedCard)),
    worksWith: await Promise.all(related.worksWith.map(loadRelatedCard)),
    accessories: related.accessories,
    nearest: await Promise.all(nearest.map(loadRelatedCard)),
  };
}

export type Relations = Awaited<ReturnType<typeof loadRelations>>;
