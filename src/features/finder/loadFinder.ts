import { allCategories } from '../../catalogue/catalogue.ts';
import { allStandards } from '../../catalogue/loadStandards.ts';
import { requireEntry } from '../../content/requireEntry.ts';
import { makeFinderData } from './makeFinderData.ts';
import type { FinderData } from './model/finderData.ts';

async function load(): Promise<FinderData> {
  const { phenomena } = await requireEntry('phenomena', 'phenomena');
  return makeFinderData(await allCategories(), await allStandards(), phenomena);
}

let loading: Promise<FinderData> | undefined;

/** The finder's data. They are the same for as long as a server runs. */
export function loadFinder(): Promise<FinderData> {
  if (import.meta.env.DEV) return load();
  loading ??= load();
  return loading;
}
