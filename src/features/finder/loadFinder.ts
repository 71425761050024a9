import { allStandards } from '../../catalogue/allStandards.ts';
import { allCategories, productsOf } from '../../catalogue/catalogue.ts';
import { makeFinderData } from './makeFinderData.ts';
import type { FinderData } from './model/finderData.ts';

async function load(): Promise<FinderData> {
  const categories = (await allCategories()).map((category) => ({
    ...category,
    products: productsOf(category),
  }));
  return makeFinderData(categories, await allStandards());
}

let loading: Promise<FinderData> | undefined;

/** The finder's data. They are the same for as long as a server runs. */
export function loadFinder(): Promise<FinderData> {
  if (import.meta.env.DEV) return load();
  loading ??= load();
  return loading;
}
