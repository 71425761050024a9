import type { Query, SearchResult } from 'minisearch';
import { type Concept, conceptsOf, type Word } from './concepts.ts';
import { highlight, type Piece } from './highlight.ts';
import { normaliseQuestion } from './question.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { SearchKind } from './searchKinds.ts';
import { compact } from './words.ts';

export interface Finding {
  path: string;
  kind: SearchKind;
  title: Piece[];
  description: Piece[];
}

export interface Findings {
  question: string;
  /** Results per kind, regardless of the kind asked for. */
  counts: Partial<Record<SearchKind, number>>;
  /** Results of the kind asked for. */
  total: number;
  /** The first results, up to the limit. */
  results: Finding[];
}

export interface FindOptions {
  kind?: SearchKind | undefined;
  limit?: number;
}

/** Questions are passed to the index as terms, so they need no further processing. */
const asIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term };
const exact = { prefix: false, fuzzy: false } as const;
const boost = { title: 5, headings: 2, description: 2 };
const modelBoost = { model: 12 };
const synonymBoost = 0.5;
/** Products are searched for most; manuals repeat what the pages say. */
const weights = { product: 1.2, help: 1, page: 1, manual: 0.7 } satisfies Record<
  SearchKind,
  number
>;
const manualByName = { ...weights, manual: 3 };

/** The number of typos allowed in a word that no page contains; numbers must be exact. */
function allowedTypos({ typed }: Word): number | false {
  if (/\d/.test(typed) || typed.length < 4) return false;
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

/** Ways to match a concept, from the exact words to probable typos. */
function conceptQuery(index: SearchIndex, { words, names, parts }: Concept): Query {
  const other = { ...exact, boostTerm: () => synonymBoost };
  const asTyped: Query = { combineWith: 'AND', queries: words.map(wordQuery) };
  const named: Query[] = names.map((name) => ({ queries: [name], ...other }));
  const query: Query = { combineWith: 'OR', queries: [asTyped, ...named] };
  if (index.search(query, asIs).length > 0) return query;
  const broken: Query[] =
    parts.length > 0 ? [{ combineWith: 'AND', queries: [...parts], ...other }] : [];
  const mistyped: Query[] = words.map((word) => ({
    queries: [word.term],
    prefix: false,
    fuzzy: allowedTypos(word),
  }));
  return { combineWith: 'OR', queries: [...broken, ...mistyped] };
}

/** The number of concepts that a page matches. */
function answeredCount(concepts: readonly Concept[], { queryTerms }: SearchResult): number {
  const has = (term: string) => queryTerms.includes(term);
  return concepts.filter(
    ({ words, names, parts }) =>
      words.every(({ typed, term }) => has(typed) || has(term)) ||
      names.some(has) ||
      (parts.length > 0 && parts.every(has)),
  ).length;
}

/** Whether a question asks for manuals on some subject. */
const asksForManual = (concepts: readonly Concept[]) =>
  concepts.length > 1 && concepts.some(({ names }) => names.includes('manual'));

function rank(index: SearchIndex, question: string): SearchResult[] {
  const concepts = conceptsOf(question);
  if (concepts.length === 0) return [];
  const model = compact(question);
  const named: Query = { queries: [model], fields: ['model'], ...exact, prefix: true };
  const candidates = index.search(
    {
      combineWith: 'OR',
      queries: [
        ...concepts.map((concept) => conceptQuery(index, concept)),
        { ...named, boost: modelBoost },
      ],
    },
    { ...asIs, boost },
  );
  const weightOf = asksForManual(concepts) ? manualByName : weights;
  const scored = candidates.map((candidate) => {
    const weight = weightOf[candidate.kind as SearchKind];
    const isNamed = candidate.queryTerms.includes(model);
    const share = isNamed ? 1 : answeredCount(concepts, candidate) / concepts.length;
    return { ...candidate, share, score: candidate.score * weight * share ** 2 };
  });
  // Prefer pages that match most of the question; otherwise accept a good part of it.
  const good = scored.filter(({ share }) => share >= 0.6);
  return (good.length > 0 ? good : scored.filter(({ share }) => share >= 0.3)).toSorted(
    (a, b) => b.score - a.score,
  );
}

/** The pages that match a question, best first. Accepts any text. */
export function find(
  index: SearchIndex,
  text: string,
  { kind, limit = Number.POSITIVE_INFINITY }: FindOptions = {},
): Findings {
  const question = normaliseQuestion(text);
  const ranked = rank(index, question);
  const counts: Findings['counts'] = {};
  for (const { kind: of } of ranked) counts[of as SearchKind] = (counts[of as SearchKind] ?? 0) + 1;
  const wanted = ranked.filter((one) => !kind || one.kind === kind);
  const results = wanted.slice(0, limit).map(({ id, kind: of, title, description, terms }) => ({
    path: id,
    kind: of,
    title: highlight(title, terms),
    description: highlight(description, terms),
  }));
  return { question, counts, total: wanted.length, results };
}
