import { allCategories } from '../../catalogue/catalogue.ts';
import { allStandards } from '../../catalogue/loadStandards.ts';
import { makeFinderData } from './makeFinderData.ts';
import type { FinderData } from './model/finderData.ts';

async function load(): Promise<FinderData> {
  return makeFinderData(await allCategories(), await allStandards());
}

let loading: Promise<FinderData> | undefined;

/** The finder's data. They are the same for as long as a server runs. */
export function loadFinder(): Promise<FinderData> {
  if (import.meta.env.DEV) return load();
  loading ??= load();
  return loading;
}
