import { highlight, type Piece } from './highlight.ts';
import { type KnownProduct, productsByPath } from './knowledge.ts';
import { type NotListed, notListed, notMade, whereToLook } from './notMade.ts';
import { normaliseQuestion } from './question.ts';
import { type Ranked, rank } from './rank.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { SearchKind } from './searchKinds.ts';
import { asIs, exact } from './searchTexts.ts';
import { understand } from './understand/understand.ts';
import { withOthers } from './withOthers.ts';

export interface Finding {
  path: string;
  kind: SearchKind;
  title: Piece[];
  description: Piece[];
  /** An instrument with its picture and two figures. */
  product?: Pick<KnownProduct, 'slug' | 'figures'> | undefined;
}

export interface Findings {
  question: string;
  /** What was asked for and is not made here, for example "IEC 61000-4-6". */
  notMade: string | undefined;
  /** A standard that was asked for and has no page here. */
  notListed: NotListed | undefined;
  /** A standard that was looked up as the one it adopts. */
  adopted: { name: string; is: string } | undefined;
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

/** The pages that match a question, best first. Accepts any text. */
export function find(
  index: SearchIndex,
  text: string,
  { kind, limit = Number.POSITIVE_INFINITY }: FindOptions = {},
): Findings {
  const question = normaliseQuestion(text);
  const { texts, knowledge } = index;
  const asked = understand(
    question,
    knowledge,
    (term) => texts.search({ queries: [term], ...exact }, asIs).length > 0,
  );
  const missing = notMade(asked, knowledge);
  const unlisted = missing ? undefined : notListed(asked);
  const found = missing
    ? missing.near(rank(index, question, missing.asked))
    : withOthers(rank(index, question, asked), asked, knowledge);
  const isLost = unlisted !== undefined && found.length === 0;
  const ranked: readonly Ranked[] = (isLost ? whereToLook : found).filter(({ path }) =>
    texts.has(path),
  );
  const products = productsByPath(knowledge.products);
  const counts: Findings['counts'] = {};
  for (const one of ranked) counts[one.kind] = (counts[one.kind] ?? 0) + 1;
  const wanted = kind ? ranked.filter((one) => one.kind === kind) : ranked;
  const results = wanted.slice(0, limit).map(({ path, kind: of, terms }): Finding => {
    const marked = new Set(terms.flat());
    const { title = '', description = '' } = texts.getStoredFields(path) ?? {};
    return {
      path,
      kind: of,
      title: highlight(String(title), marked),
      description: highlight(String(description), marked),
      product: products.get(path),
    };
  });
  return {
    question,
    notMade: missing?.name,
    notListed: unlisted,
    adopted: asked.renamed.find(({ about }) => about === undefined),
    counts,
    total: wanted.length,
    results,
  };
}
