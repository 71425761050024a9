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

type Found = Pick<SearchResult, 'id' | 'score' | 'terms'> & { kind: SearchKind };

/** Visitors ask about the same things, so what was found for a concept is kept: a few MB at most. */
const kept = new WeakMap<TextIndex, Map<string, readonly Found[]>>();
const mostKept = 400;

/** Most pages are found by the same terms, which are then kept once. */
function compactly(results: readonly SearchResult[]): Found[] {
  const lists = new Map<string, string[]>();
  return results.map(({ id, kind, score, terms }) => {
    const key = terms.join();
    const same = lists.get(key) ?? terms;
    lists.set(key, same);
    return { id, kind, score, terms: same };
  });
}

/** Parts follow from the words. */
const keyOf = ({ words, names }: Concept) => {
  let key = '';
  for (const { typed, abbreviation } of words) key += abbreviation ? `${typed}! ` : `${typed} `;
  return names.length > 0 ? key + names.join() : key;
};

function searchConcept(index: TextIndex, concept: Concept): readonly Found[] {
  const known = kept.get(index) ?? new Map<string, readonly Found[]>();
  kept.set(index, known);
  const key = keyOf(concept);
  const before = known.get(key);
  const found = before ?? compactly(askIndex(index, concept));
  // Moved to the end: the one not asked for longest is the first.
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
  return found;
}

/** Searches each concept once and adds up what a page scores. */
export function searchTexts(index: TextIndex, concepts: readonly Concept[]): Map<string, TextHit> {
  const hits = new Map<string, TextHit>();
  for (const concept of concepts) {
    const weight = concept.optional ? 0.3 : 1;
    const count = concept.optional ? 0 : 1;
    for (const { id, kind, score, terms } of searchConcept(index, concept)) {
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
