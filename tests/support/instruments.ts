import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Category, categorySchema } from '../../src/content/schemas/product.ts';
import { type CategoryKey, categoryKeys, productPath } from '../../src/site/paths.ts';

const read = (path: string): unknown => parse(readFileSync(`src/content/${path}`, 'utf8'));

/** The catalogue as its files have it. */
export const categoryOf = (key: CategoryKey): Category =>
  categorySchema.parse(read(`instruments/${key}.yaml`));

export const allProducts = categoryKeys.flatMap((key) =>
  categoryOf(key).products.map((product) => ({ ...product, path: productPath(key, product.slug) })),
);
