import { findCategory } from '../../../catalogue/catalogue.ts';
import { highestFigure, quantity } from '../../../catalogue/quantity.ts';
import type { CategoryKey } from '../../../site/paths.ts';

/** A category's products with their highest voltage and current. */
export async function loadStrip(key: CategoryKey, heading: string) {
  const category = await findCategory(key);
  return {
    heading,
    products: category.products.map((product) => {
      const [volts, amperes] = [highestFigure(product, 'V'), highestFigure(product, 'A')];
      const figures = `${quantity(volts, 'V')} · ${quantity(amperes, 'A')}`;
      return { name: product.name, path: product.path, figures };
    }),
  };
}

export type StripData = Awaited<ReturnType<typeof loadStrip>>;
