import { readFile } from 'node:fs/promises';
import { type Findings, type FindOptions, find } from '../../search/find.ts';
import { buildSearchIndex, readSearchIndex, type SearchIndex } from '../../search/searchIndex.ts';

export interface Search {
  find(question: string, wanted?: FindOptions): Promise<Findings>;
}

/** Answers from the index the build made. It is read when the first visitor asks. */
export function createSearch(file: string): Search {
  let index: Promise<SearchIndex> | undefined;

  async function read(): Promise<SearchIndex> {
    try {
      return await readSearchIndex(await readFile(file, 'utf8'));
    } catch (error) {
      // The development server runs without a build, and so without an index.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return buildSearchIndex([]);
      throw error;
    }
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
