import { fullSpecification } from '../../src/catalogue/fullSpecification.ts';
import { type Category, categorySchema } from '../../src/content/schemas/product.ts';
import { termsSchema } from '../../src/content/schemas/terms.ts';
import { type CategoryKey, categoryKeys, productPath } from '../../src/site/paths.ts';
import { readContent } from './content.ts';

export const terms = termsSchema.parse(readContent('terms.yaml'));

/** A category as written in its content file. */
export const categoryOf = (key: CategoryKey): Category =>
  categorySchema.parse(readContent(`instruments/${key}.yaml`));

/** Every product with its whole specification and its address. */
export const allProducts = categoryKeys.flatMap((key) =>
  categoryOf(key).products.map((product) => ({
    ...product,
    specification: fullSpecification(product, terms),
    path: productPath(key, product.slug),
  })),
);
