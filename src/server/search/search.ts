import { readFile } from 'node:fs/promises';
import { type Findings, type FindOptions, find } from '../../search/find.ts';
import { buildSearchIndex, readSearchIndex, type SearchIndex } from '../../search/searchIndex.ts';

export type LoadSearchIndex = () => Promise<SearchIndex>;

/** The search page without a question, and a server without pages, need no index. */
const emptyIndex = buildSearchIndex([]);

/** The index of the built pages, if there are any. It is read when the first visitor asks. */
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

/** Answers questions from the index. */
export const createSearch = (loadIndex: LoadSearchIndex) => ({
  find: async (question: string, options?: FindOptions): Promise<Findings> =>
    find(question.trim() === '' ? emptyIndex : await loadIndex(), question, options),
});
