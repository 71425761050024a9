import { allProducts, catalogueTexts, findCategory } from '../../catalogue/catalogue.ts';
import { productCards } from '../../catalogue/productCards.ts';
import { breadcrumbs } from '../../site/breadcrumbs.ts';
import { type CategoryKey, categoryPath } from '../../site/paths.ts';

/** The content of a category's page and what its head needs. */
export async function loadCategoryPage(key: CategoryKey) {
  const category = await findCategory(key);
  const { quote } = await catalogueTexts();
  const { title, description, heading, intro } = category;
  const path = categoryPath(key);
  return {
    seo: { title, description, path, breadcrumbs: breadcrumbs(path) },
    family: key,
    heading,
    intro,
    products: await productCards(category),
    quote,
    /** The models that the introduction may link to. */
    models: await allProducts(),
  };
}

export type CategoryPageData = Awaited<ReturnType<typeof loadCategoryPage>>;
