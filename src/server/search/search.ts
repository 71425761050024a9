import { readFile } from 'node:fs/promises';
import { type Findings, type FindOptions, find } from '../../search/find.ts';
import { buildSearchIndex, readSearchIndex, type SearchIndex } from '../../search/searchIndex.ts';

export type LoadSearchIndex = () => Promise<SearchIndex>;

/** For the search page without a query, and for a server without pages. */
const emptyIndex = buildSearchIndex([]);

/** Loads the index of the built pages, if any, on the first search. */
export function builtSearchIndex(file: string | undefined): LoadSearchIndex {
  let index: Promise<SearchIndex> | undefined;
  if (file === undefined) return async () => emptyIndex;
  return () => {
    index ??= readFile(file, 'utf8')
      .then(readSearchIndex)
      .catch((error) => {
        index = undefined;
        throw error;
      });
    return index;
  };
}

export const createSearch = (loadIndex: LoadSearchIndex) => ({
  find: async (question: string, options?: FindOptions): Promise<Findings> =>
    find(question.trim() === '' ? emptyIndex : await loadIndex(), question, options),
});
