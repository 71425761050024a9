import { allProducts, type CatalogueProduct } from '../../catalogue/catalogue.ts';
import { builtInSlugs, type CategoryKey, categoryPath } from '../../site/paths.ts';

/**
 * The products that have a page under a category's address: its own, and the four that the
 * specification names under each. Elsewhere than at home their page points to the canonical one.
 */
export async function productPages(category: Exclude<CategoryKey, 'surge-current'>) {
  const parent = `${categoryPath(category)}/`;
  const belongs = ({ path, slug }: CatalogueProduct) =>
    path.startsWith(parent) || builtInSlugs.some((builtIn) => builtIn === slug);
  return (await allProducts()).filter(belongs);
}
