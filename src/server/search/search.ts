import { readFile } from 'node:fs/promises';
import { type Findings, find, type Wanted } from '../../search/find.ts';
import { buildSearchIndex, readSearchIndex, type SearchIndex } from '../../search/searchIndex.ts';

export interface Search {
  find(question: string, wanted?: Wanted): Promise<Findings>;
}

/**
 * Answers from the index the build made, which is read when the first visitor asks. The
 * development server has none and finds nothing.
 */
export function createSearch(file: string | undefined): Search {
  let index: Promise<SearchIndex> | undefined;

  async function read(): Promise<SearchIndex> {
    return file ? readSearchIndex(await readFile(file, 'utf8')) : buildSearchIndex([]);
  }

  return {
    async find(question, wanted) {
      index ??= read().catch((error) => {
        index = undefined;
        throw error;
      });
      return find(await index, question, wanted);
    },
  };
}
