import type { Query, SearchResult } from 'minisearch';
import type { Concept, Word } from './concepts.ts';
import type { TextIndex } from './searchIndex.ts';
import type { SearchKind } from './searchKinds.ts';

export interface TextHit {
  kind: SearchKind;
  score: number;
  /** How many concepts it answers. */
  answered: number;
  /** Of each concept, the terms it was found by, for highlighting. */
  terms: (readonly string[])[];
}

/** Questions are passed to the index as terms, so they need no further processing. */
export const asIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term };
export const exact = { prefix: false, fuzzy: false } as const;
const boost = { title: 5, headings: 2, description: 2 };
const options = { ...asIs, boost };
const synonym = { ...exact, boostTerm: () => 0.5 };

/** The number of typos allowed in a word that no page has. Numbers and abbreviations are exact. */
function allowedTypos({ typed, abbreviation }: Word): number | false {
  if (/\d/.test(typed) || abbreviation || typed.length < 5) return false;
  return typed.length < 6 ? 1 : 2;
}

/** Pages that contain a form of the word, or a word that starts with it. */
function wordQuery({ typed, term }: Word): Query {
  // "30" is more likely to become "30 kV" than "3000".
  const prefix = typed.length > 1 && !/^\d{1,3}$/.test(typed);
  const begun = { queries: [typed], ...exact, prefix };
  return {
    combineWith: 'OR',
    queries: term === typed ? [begun] : [{ queries: [term], ...exact }, begun],
  };
}

/** The pages for one concept: by its words or synonyms, else by its parts or as a typo. */
function askIndex(index: TextIndex, { words, names, parts }: Concept): SearchResult[] {
  const asTyped: Query = { combineWith: 'AND', queries: words.map(wordQuery) };
  const named: Query[] = names.map((name) => ({ queries: [name], ...synonym }));
  const found = index.search({ combineWith: 'OR', queries: [asTyped, ...named] }, options);
  if (found.length > 0) return found;
  const broken: Query[] =
    parts.length > 0 ? [{ combineWith: 'AND', queries: [...parts], ...synonym }] : [];
  const mistyped: Query[] = words.map((word) => ({
    queries: [word.term],
    prefix: false,
    fuzzy: allowedTypos(word),
  }));
  return index.search({ combineWith: 'OR', queries: [...broken, ...mistyped] }, options);
}

/** Searches each concept once and adds up what a page scores. */
export function searchTexts(index: TextIndex, concepts: readonly Concept[]): Map<string, TextHit> {
  const hits = new Map<string, TextHit>();
  for (const concept of concepts) {
    const weight = concept.optional ? 0.3 : 1;
    const count = concept.optional ? 0 : 1;
    for (const { id, kind, score, terms } of askIndex(index, concept)) {
      const hit = hits.get(id);
      if (hit) {
        hit.score += weight * score;
        hit.answered += count;
        hit.terms.push(terms);
      } else hits.set(id, { kind, score: weight * score, answered: count, terms: [terms] });
    }
  }
  return hits;
}
