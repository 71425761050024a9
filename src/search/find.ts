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
  /** How many there are of each kind, whatever kind was asked for. */
  counts: Partial<Record<SearchKind, number>>;
  /** How many there are of the kind asked for. */
  total: number;
  /** The first of them. */
  results: Finding[];
}

export interface FindOptions {
  kind?: SearchKind | undefined;
  limit?: number;
}

/** Questions reach the index as terms already. */
const asIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term };
const exact = { prefix: false, fuzzy: false } as const;
const boost = { title: 5, headings: 2, description: 2 };
const modelBoost = { model: 12 };
const synonymBoost = 0.5;
/** What is looked for most often counts more; a manual repeats what the pages say. */
const weights = { product: 1.2, help: 1, page: 1, manual: 0.7 } satisfies Record<
  SearchKind,
  number
>;
const manualByName = { ...weights, manual: 3 };

/** Letters that may be wrong in a word that no page has; figures are never guessed. */
function allowedTypos({ typed }: Word): number | false {
  if (/\d/.test(typed) || typed.length < 4) return false;
  return typed.length < 6 ? 1 : 2;
}

/** Pages that have a word in one of its forms, or one that begins with it. */
function wordQuery({ typed, term }: Word): Query {
  // "30" is on the way to "30 kV" rather than to "3000".
  const prefix = typed.length > 1 && !/^\d{1,3}$/.test(typed);
  const begun = { queries: [typed], ...exact, prefix };
  return {
    combineWith: 'OR',
    queries: term === typed ? [begun] : [{ queries: [term], ...exact }, begun],
  };
}

/** The ways to read a thing asked for, from the words as they are to what they may have meant. */
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

/** How many of the things asked for a page answers. */
function answeredCount(concepts: readonly Concept[], { queryTerms }: SearchResult): number {
  const has = (term: string) => queryTerms.includes(term);
  return concepts.filter(
    ({ words, names, parts }) =>
      words.every(({ typed, term }) => has(typed) || has(term)) ||
      names.some(has) ||
      (parts.length > 0 && parts.every(has)),
  ).length;
}

/** Whether a question names manuals beside the subject they are to be about. */
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
  // Most of a question must be answered, or else at least a good part of it.
  const good = scored.filter(({ share }) => share >= 0.6);
  return (good.length > 0 ? good : scored.filter(({ share }) => share >= 0.3)).toSorted(
    (a, b) => b.score - a.score,
  );
}

/** The pages that answer a question, best first. Any text is a safe question. */
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
