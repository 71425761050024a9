import {
  type CategoryKey,
  categoryPath,
  paths,
  singleFamilies,
  transientCategories,
} from './paths.ts';

/** The categories with a page of their own, each also as a table. */
export const listedCategories = [...transientCategories, ...singleFamilies] as const;

export const categoryTablePath = (category: CategoryKey) => `${categoryPath(category)}?view=table`;

/** The address the build gives that table: files have no query, so the server maps one to the other. */
export const categoryTableFile = (category: CategoryKey) =>
  `${paths.instruments}/table/${category}`;

/** The page of a standard. */
export const standardPath = (slug: string) => `${paths.standards}/${slug}`;

export const compareMax = 4;

/** The comparison of instruments, by their slugs. */
export const comparePath = (slugs: readonly string[], path: string = paths.compare) =>
  slugs.length === 0 ? path : `${path}?${new URLSearchParams(slugs.map((slug) => ['i', slug]))}`;

/** The test plan for a query, as a page or as a file. */
export const testPlanPath = (query: string, file?: 'csv' | 'pdf') =>
  `${paths.testPlan}${file ? `.${file}` : ''}${query === '' ? '' : `?${query}`}`;

/** The pages whose calculators answer a form that is sent to them. */
export const calculatorPaths: readonly string[] = [
  paths.evSimulator,
  paths.evEquipment,
  paths.reflector,
];

/** The page the server draws for such a form. No visitor sees its address. */
export const answerPath = (path: string) => `/answers${path}`;

/** A small picture of an instrument, at an address that pages made on request know too. */
export const thumbnailPath = (slug: string) => `/images/instruments/${slug}.webp`;

/** Everything a quote can name, for the page of the quote list. */
export const orderCataloguePath = '/quote/catalogue.json';

/** Written by the build and fetched by the browser. */
export const searchIndexPath = '/search-index.json';
