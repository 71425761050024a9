import { readFile } from 'node:fs/promises';
import { type Findings, type FindOptions, find } from '../../search/find.ts';
import { buildSearchIndex, readSearchIndex, type SearchIndex } from '../../search/searchIndex.ts';

export type LoadSearchIndex = () => Promise<SearchIndex>;

/** The index of the built pages. It is read when the first visitor asks. */
export function builtSearchIndex(file: string): LoadSearchIndex {
  let index: Promise<SearchIndex> | undefined;
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

/** The search page without a question needs no index. */
const nothing = buildSearchIndex([]);

/** Answers questions from the index. */
export const createSearch = (loadIndex: LoadSearchIndex) => ({
  find: async (question: string, wanted?: FindOptions): Promise<Findings> =>
    find(question.trim() === '' ? nothing : await loadIndex(), question, wanted),
});
