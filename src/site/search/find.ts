import type { Query, SearchResult } from 'minisearch';
import { type Concept, conceptsOf, type Word } from './concepts.ts';
import { highlight, type Piece } from './highlight.ts';
import { asQuestion } from './question.ts';
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
  results: Finding[];
}

/** Questions reach the index as terms already. */
const asIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term };
const exact = { prefix: false, fuzzy: false } as const;
const boost = { title: 5, headings: 2, description: 2 };
const modelBoost = { model: 12 };
const synonymBoost = 0.5;

/** Letters that may be wrong in a word that no page has; figures are never guessed. */
function slips({ typed }: Word): number | false {
  if (/\d/.test(typed) || typed.length < 4) return false;
  return typed.length < 6 ? 1 : 2;
}

function wordQuery(index: SearchIndex, word: Word): Query {
  const begun = { queries: [word.typed], ...exact, prefix: word.typed.length > 1 };
  const whole = { queries: [word.term], ...exact };
  const query: Query = {
    combineWith: 'OR',
    queries: word.term === word.typed ? [begun] : [whole, begun],
  };
  if (index.search(query, asIs).length > 0) return query;
  return { queries: [word.term], prefix: false, fuzzy: slips(word) };
}

function conceptQuery(index: SearchIndex, concept: Concept): Query {
  return {
    combineWith: 'OR',
    queries: concept.map((phrase, position) => ({
      combineWith: 'AND',
      queries: phrase.map((word) => wordQuery(index, word)),
      ...(position === 0 ? {} : { boostTerm: () => synonymBoost }),
    })),
  };
}

/** How many of the things asked for a page answers. */
function answered(concepts: readonly Concept[], { queryTerms }: SearchResult): number {
  const has = ({ typed, term }: Word) => queryTerms.includes(term) || queryTerms.includes(typed);
  return concepts.filter((concept) => concept.some((phrase) => phrase.every(has))).length;
}

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
  const scored = candidates.map((candidate) => {
    const isNamed = candidate.queryTerms.includes(model);
    const share = isNamed ? 1 : answered(concepts, candidate) / concepts.length;
    return { ...candidate, share, score: candidate.score * share ** 2 };
  });
  const good = scored.filter(({ share }) => share >= 0.6);
  return (good.length > 0 ? good : scored.filter(({ share }) => share > 0)).toSorted(
    (a, b) => b.score - a.score,
  );
}

/** The pages that answer a question, best first. Any text is a safe question. */
export function find(index: SearchIndex, text: string, kind?: SearchKind): Findings {
  const question = asQuestion(text);
  const ranked = rank(index, question);
  const counts: Findings['counts'] = {};
  for (const { kind: of } of ranked) counts[of as SearchKind] = (counts[of as SearchKind] ?? 0) + 1;
  const results = ranked
    .filter((one) => !kind || one.kind === kind)
    .map(({ id, kind: of, title, description, terms }) => ({
      path: id,
      kind: of,
      title: highlight(title, terms),
      description: highlight(description, terms),
    }));
  return { question, counts, results };
}
