import MiniSearch, { type Options } from 'minisearch';
import type { SearchKind } from './searchKinds.ts';
import { termsOf } from './terms.ts';

export interface SearchDocument {
  path: string;
  kind: SearchKind;
  title: string;
  description: string;
  /** The visible heading without blanks and signs, so that a model number hits whole. */
  model: string;
  headings: string;
  text: string;
}

export type SearchIndex = MiniSearch<SearchDocument>;

/** The same for building and for reading the index: it does not carry its own rules. */
const options: Options<SearchDocument> = {
  idField: 'path',
  fields: ['model', 'title', 'headings', 'description', 'text'],
  storeFields: ['kind', 'title', 'description'],
  tokenize: (text, field) => (field === 'model' ? [text] : termsOf(text)),
  processTerm: (term) => term,
};

export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch(options);
  index.addAll(documents);
  return index;
}

/** Piece by piece, so that whoever types meanwhile is not kept waiting. */
export const readSearchIndex = (json: string): Promise<SearchIndex> =>
  MiniSearch.loadJSONAsync(json, options);

/** Where the build puts the index and the browser finds it. */
export const searchIndexPath = '/search-index.json';
