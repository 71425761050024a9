import { type Category, categorySchema } from '../../src/content/schemas/product.ts';
import { type CategoryKey, categoryKeys, productPath } from '../../src/site/paths.ts';
import { readContent } from './content.ts';

/** A category as written in its content file. */
export const categoryOf = (key: CategoryKey): Category =>
  categorySchema.parse(readContent(`instruments/${key}.yaml`));

export const allProducts = categoryKeys.flatMap((key) =>
  categoryOf(key).products.map((product) => ({ ...product, path: productPath(key, product.slug) })),
);
