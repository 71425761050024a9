import { conceptsOf } from './concepts.ts';
import { exactConcepts } from './exactConcepts.ts';
import { type KnownProduct, productsByPath } from './knowledge.ts';
import type { SearchIndex, TextIndex } from './searchIndex.ts';
import { kindOfPath, type SearchKind } from './searchKinds.ts';
import { asIs, exact, searchTexts, type TextHit } from './searchTexts.ts';
import { isOfKind, suitability } from './suitability.ts';
import type { Understanding } from './understand/understand.ts';
import {
  fewestAnswering,
  isMending,
  isOfStandard,
  scores,
  shares,
  weightOfPage,
  weightsFor,
} from './weights.ts';
import { compact } from './words.ts';

export interface Ranked {
  path: string;
  kind: SearchKind;
  score: number;
  /** Of each concept, those it was found by. */
  terms: readonly (readonly string[])[];
}

/** How much of a question each page answers by its words, and how much is enough. */
function textsOf(hits: ReadonlyMap<string, TextHit>, subjects: number) {
  const answered = new Map<string, number>();
  let top = 0;
  let answering = 0;
  for (const [path, hit] of hits) {
    const share = hit.answered / Math.max(1, subjects);
    answered.set(path, share);
    if (share >= shares.most) answering++;
    top = Math.max(top, hit.score * share ** 2);
  }
  return {
    shareOf: (path: string) => answered.get(path) ?? 0,
    // Where hardly anything answers most of a question, a part of it will do.
    enough: answering >= fewestAnswering ? shares.most : shares.part,
    /** From 0 to 1. The root brings pages that say the same at different length closer together. */
    scoreOf({ score }: TextHit, share: number, path: string): number {
      return top > 0 ? weightOfPage(path, subjects) * Math.sqrt((score * share ** 2) / top) : 0;
    },
  };
}

/** Pages whose model number begins like the question, or is named in it. */
function namedPages(texts: TextIndex, question: string, { models }: Understanding): Set<string> {
  const model = compact(question);
  const fields = { queries: [model], fields: ['model'], ...exact, prefix: true };
  const begun = model === '' ? [] : texts.search(fields, asIs);
  return new Set<string>([...begun.map(({ id }) => id as string), ...models]);
}

/** By page, the share of the question that its best everyday answer covers. */
function answerShares({ answers }: Understanding): Map<string, number> {
  const best = new Map<string, number>();
  for (const { answer, share } of answers)
    best.set(answer.path, Math.max(share, best.get(answer.path) ?? 0));
  return best;
}

/** The pages that match a question, best first: by its words, and products by their numbers. */
export function rank(
  { texts, knowledge }: SearchIndex,
  question: string,
  asked: Understanding,
): Ranked[] {
  const worded = conceptsOf(asked.rest, question);
  const concepts = [...worded, ...exactConcepts(asked)];
  const aim = weightsFor(asked, worded, concepts);
  const hits = searchTexts(texts, concepts);
  const { shareOf, enough, scoreOf } = textsOf(
    hits,
    concepts.filter(({ optional }) => !optional).length,
  );
  const named = namedPages(texts, question, asked);
  const answers = answerShares(asked);
  const products = productsByPath(knowledge.products);
  const isTask = asked.answers.some(
    ({ answer, share }) => answer.ofAny && share > shares.nearlyAll,
  );
  const isMeant = (product: KnownProduct) => aim.aKind && isOfKind(product, asked);

  function pageAt(path: string): Ranked | undefined {
    const hit = hits.get(path);
    const kind = hit?.kind ?? kindOfPath(path);
    const share = shareOf(path);
    const answer = answers.get(path) ?? 0;
    const product = products.get(path);
    const isNamed = named.has(path) && !isOfStandard(path) && (kind !== 'manual' || aim.manuals);
    const suits = product && aim.products ? suitability(product, asked) : 0;
    // It has nothing to do with the standard or the wave that is asked for.
    if (suits === undefined && !isNamed) return undefined;
    const isFound =
      isNamed ||
      asked.standards.some((standard) => standard.path === path) ||
      answer >= shares.part ||
      share >= enough ||
      (product && isMeant(product)) ||
      (product && aim.allThatServe && (suits ?? 0) > aim.leastSuitable);
    if (!isFound) return undefined;
    let score = aim.weightOfText * (hit ? scoreOf(hit, share, path) * aim.weightOfKind[kind] : 0);
    score += aim.weightOfNumbers * (suits ?? 0);
    if (isNamed) score += isTask ? scores.nameBesideDeed : scores.name;
    if (asked.isFault && share >= enough && isMending(path)) score += scores.mending;
    if (answer > 0) score += scores.answer(answer);
    if (answer > shares.nearlyAll) score += scores.wholeAnswer;
    return { path, kind, score, terms: hit?.terms ?? [] };
  }

  const candidates = new Set([...hits.keys(), ...named, ...answers.keys()]);
  if (aim.allThatServe) for (const path of products.keys()) candidates.add(path);
  for (const product of knowledge.products) if (isMeant(product)) candidates.add(product.path);
  for (const { path } of asked.standards) if (path && texts.has(path)) candidates.add(path);
  return [...candidates].flatMap((path) => pageAt(path) ?? []).sort((a, b) => b.score - a.score);
}
