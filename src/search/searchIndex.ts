import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { type Knowledge, noKnowledge } from './knowledge.ts';
import { type PackedTerms, packTerms, unpackTerms } from './packedTerms.ts';
import { kindOfPath, type SearchKind } from './searchKinds.ts';
import { termsOf } from './terms.ts';
import { compact } from './words.ts';

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

export type TextIndex = MiniSearch<SearchDocument>;

export interface SearchIndex {
  texts: TextIndex;
  knowledge: Knowledge;
}

/** Building and loading need the same options: the index does not store them. */
const options: Options<SearchDocument> = {
  idField: 'path',
  fields: ['model', 'title', 'headings', 'description', 'text'],
  storeFields: ['kind', 'title', 'description'],
  tokenize: (text, field) => (field === 'model' ? [text] : termsOf(text)),
  processTerm: (term) => term,
};

/** Pages made on request have no file to be read from: their answers stand for them. */
function missingPages({ answers }: Knowledge, paths: ReadonlySet<string>): SearchDocument[] {
  const missing = answers.filter(({ path }) => !paths.has(path));
  return [...Map.groupBy(missing, ({ path }) => path)].map(([path, own]) => ({
    path,
    kind: kindOfPath(path),
    title: own[0]?.title ?? '',
    description: own[0]?.text ?? '',
    model: compact(own[0]?.title ?? ''),
    headings: own[0]?.title ?? '',
    text: own.flatMap(({ phrases, alone }) => [...phrases, ...alone]).join('. '),
  }));
}

/** `knownTerms` spares a build the texts that an earlier one has taken apart. */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  knowledge: Knowledge = noKnowledge,
  knownTerms: ReadonlyMap<string, string[]> = new Map(),
): SearchIndex {
  const texts = new MiniSearch({
    ...options,
    tokenize: (text, field) =>
      field === 'model' ? [text] : (knownTerms.get(text) ?? termsOf(text)),
  });
  texts.addAll(documents);
  texts.addAll(missingPages(knowledge, new Set(documents.map(({ path }) => path))));
  return { texts, knowledge };
}

interface Written {
  texts: Omit<AsPlainObject, 'index'> & { index: PackedTerms };
  knowledge: Knowledge;
}

export function printSearchIndex({ texts, knowledge }: SearchIndex): string {
  const plain = texts.toJSON();
  const written: Written = { texts: { ...plain, index: packTerms(plain.index) }, knowledge };
  return JSON.stringify(written);
}

/** Loads in chunks to keep the page responsive. */
export async function readSearchIndex(json: string): Promise<SearchIndex> {
  const { texts, knowledge } = JSON.parse(json) as Written;
  const plain = { ...texts, index: unpackTerms(texts.index) };
  return { texts: await MiniSearch.loadJSAsync(plain, options), knowledge };
}
