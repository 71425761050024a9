import { allProducts, type CatalogueProduct } from '../../catalogue/catalogue.ts';
import { builtInSlugs, type CategoryKey, categoryPath } from '../../site/paths.ts';

/**
 * The products with a page under a category's path: its own, and the four that the specification
 * lists under every category. Outside their own category, their canonical link points to it.
 */
export async function productPages(category: Exclude<CategoryKey, 'surge-current'>) {
  const parent = `${categoryPath(category)}/`;
  const belongs = ({ path, slug }: CatalogueProduct) =>
    path.startsWith(parent) || builtInSlugs.some((builtIn) => builtIn === slug);
  return (await allProducts()).filter(belongs);
}
