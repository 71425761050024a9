import { getCollection } from 'astro:content';
import { requireEntry } from '../content/requireEntry.ts';
import type { Accessory } from '../content/schemas/accessory.ts';
import type { Catalogue } from '../content/schemas/catalogue.ts';
import type { Category, Product } from '../content/schemas/product.ts';
import type { Terms } from '../content/schemas/terms.ts';
import { type CategoryKey, categoryKeys, productPath } from '../site/paths.ts';
import { fullSpecification } from './fullSpecification.ts';

export interface CatalogueProduct extends Product {
  category: CategoryKey;
  /** The canonical address. */
  path: string;
}

export interface CatalogueCategory<K extends CategoryKey = CategoryKey> extends Category {
  key: K;
  products: CatalogueProduct[];
}

/** A build asks for every category on hundreds of pages. */
const completed = new WeakMap<Category, CatalogueCategory>();

/** A category whose products have their whole specification. */
export async function findCategory<K extends CategoryKey>(key: K): Promise<CatalogueCategory<K>> {
  const category = await requireEntry('instruments', key);
  const terms = await generalTerms();
  const whole = completed.get(category) ?? {
    ...category,
    products: category.products.map((product) => ({
      ...product,
      specification: fullSpecification(product, terms),
      category: key,
      path: productPath(key, product.slug),
    })),
    key,
  };
  completed.set(category, whole);
  return { ...whole, key };
}

/** The whole catalogue, in the order of the site. */
export const allCategories = () => Promise.all(categoryKeys.map((key) => findCategory(key)));

export async function allProducts(): Promise<CatalogueProduct[]> {
  return (await allCategories()).flatMap(({ products }) => products);
}

/** The texts that catalogue pages and data sheets share. */
export const catalogueTexts = (): Promise<Catalogue> => requireEntry('catalogue', 'catalogue');

/** What holds for every instrument. */
export const generalTerms = (): Promise<Terms> => requireEntry('terms', 'terms');

/** Every accessory. */
export async function loadAccessories(): Promise<Accessory[]> {
  return (await getCollection('accessories')).map(({ data }) => data);
}
