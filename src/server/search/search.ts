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

/** `onNothing` is told of questions to which nothing at all was found. */
export const createSearch = (
  loadIndex: LoadSearchIndex,
  onNothing: (question: string) => void = () => undefined,
) => ({
  async find(question: string, options?: FindOptions): Promise<Findings> {
    const blank = question.trim() === '';
    const findings = find(blank ? emptyIndex : await loadIndex(), question, options);
    if (!blank && Object.values(findings.counts).every((count) => count === 0))
      onNothing(findings.question);
    return findings;
  },
});
