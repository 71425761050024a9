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
