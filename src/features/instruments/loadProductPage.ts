import {
  type CatalogueProduct,
  catalogueTexts,
  findCategory,
  productsOf,
} from '../../catalogue/catalogue.ts';
import { instrumentPicture, instrumentPictureAlt } from '../../catalogue/instrumentPicture.ts';
import { productSeo } from '../../catalogue/productSeo.ts';
import { categoryPath } from '../../site/paths.ts';

/** The content of a product's page and what its head needs. */
export async function loadProductPage(product: CatalogueProduct, site: URL) {
  const { quote } = await catalogueTexts();
  const category = await findCategory(product.category);
  const picture = await instrumentPicture(product.slug);
  return {
    product,
    picture,
    alt: await instrumentPictureAlt(product.slug),
    seo: productSeo(product, category, picture?.src, site),
    more: {
      heading: `More: ${category.label}`,
      href: categoryPath(category.key),
      products: productsOf(category).filter(({ slug }) => slug !== product.slug),
    },
    quote,
  };
}

export type ProductPageData = Awaited<ReturnType<typeof loadProductPage>>;
