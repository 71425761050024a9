import { allProducts, type CatalogueProduct } from '../../../../catalogue/catalogue.ts';
import { loadAccessories } from '../../../../catalogue/loadAccessories.ts';
import { relatedTo } from '../../../../catalogue/relatedTo.ts';
import { loadRelatedCard } from './loadRelatedCard.ts';
import { nearestProducts } from './nearestProducts.ts';

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
