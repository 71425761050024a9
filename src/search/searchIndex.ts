import MiniSearch, { type Options } from 'minisearch';
import type { SearchKind } from './searchKinds.ts';
import { termsOf } from './terms.ts';

export interface SearchDocument {
  path: string;
  kind: SearchKind;
  title: string;
  description: string;
  /** The heading's letters and digits only, so a model number matches as a whole. */
  model: string;
  headings: string;
  text: string;
}

export type SearchIndex = MiniSearch<SearchDocument>;

/** Building and loading need the same options: the index does not store them. */
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

/** Loads in chunks to keep the page responsive. */
export const readSearchIndex = (json: string): Promise<SearchIndex> =>
  MiniSearch.loadJSONAsync(json, options);

/** Written by the build and fetched by the browser. */
export const searchIndexPath = '/search-index.json';
