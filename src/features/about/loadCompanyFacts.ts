import { allProducts } from '../../catalogue/catalogue.ts';
import { mainMenu } from '../../site/navigation.ts';
import { paths } from '../../site/paths.ts';

/** Counted, so they cannot go out of date. */
export async function loadCompanyFacts() {
  const products = await allProducts();
  return {
    instruments: products.length,
    standards: new Set(products.flatMap(({ standards }) => standards)).size,
    productLines: mainMenu.find(({ href }) => href === paths.products)?.items.length ?? 0,
  };
}
