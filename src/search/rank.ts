import { paths } from '../site/paths.ts';
import { type Concept, conceptsOf } from './concepts.ts';
import { exactConcepts } from './exactConcepts.ts';
import { productsByPath } from './knowledge.ts';
import type { SearchIndex } from './searchIndex.ts';
import { kindOfPath, type SearchKind } from './searchKinds.ts';
import { asIs, exact, searchTexts } from './searchTexts.ts';
import { isOfKind, isRole, suitability } from './suitability.ts';
import type { Understanding } from './understand/understand.ts';
import { compact } from './words.ts';

export interface Ranked {
  path: string;
  kind: SearchKind;
  score: number;
  /** Of each concept, those it was found by. */
  terms: readonly (readonly string[])[];
}

const none: Ranked['terms'] = [];

/** Fewer results than this look like none. */
const fewest = 3;

/** More than an instrument that is not named in full: "hire a CWG for a month". */
const scoreOfDeed = 4;

/** More than anything else that a question may say. */
export const scoreOfName = 5;
const scoreOfNameBesideDeed = 3;

/** Products are searched for most; manuals repeat what the pages say. */
const weights = { product: 1.2, help: 1, page: 1, manual: 0.6 } satisfies Record<
  SearchKind,
  number
>;
const manualByName = { ...weights, manual: 3 };
const helpFirst = { ...weights, help: 1.8, product: 0.8 };
/** What mends a fault comes before what explains. */
const ofFault = `${paths.helpCenter}/troubleshooting/`;
const scoreOfMending = 0.8;

/** They name every article below them, which says more. */
const helpLists: ReadonlySet<string> = new Set(
  ['troubleshooting', 'installation', 'tutorials', 'documentation'].map(
    (list) => `${paths.helpCenter}/${list}`,
  ),
);

const productFirst = { ...weights, product: 1.6, help: 0.6, manual: 0.3 };

/** Whether a question asks for manuals on some subject. */
const asksForManual = (concepts: readonly Concept[]) =>
  concepts.length > 1 && concepts.some(({ names }) => names.includes('manual'));

/** The pages that match a question, best first: by its words, and products by their numbers. */
export function rank(
  { texts, knowledge }: SearchIndex,
  question: string,
  asked: Understanding,
): Ranked[] {
  const worded = conceptsOf(asked.rest, question);
  const concepts = [...worded, ...exactConcepts(asked)];
  const hits = searchTexts(texts, concepts);
  const model = compact(question);
  const begun = texts.search({ queries: [model], fields: ['model'], ...exact, prefix: true }, asIs);
  const named = new Set<string>([
    ...(model === '' ? [] : begun.map(({ id }) => id as string)),
    ...asked.models,
  ]);
  const products = productsByPath(knowledge.products);
  const { standards, waves, ratings, answers, asksHow } = asked;
  const structured = standards.length + waves.length + Object.keys(ratings).length > 0;
  const isKind = asked.family !== undefined || asked.port !== undefined || isRole(asked);
  const isSubject = asked.subjects.length > 0;
  const wantsProduct = structured || isKind || isSubject || worded.some(({ optional }) => optional);
  const weightOf = asksForManual(concepts)
    ? manualByName
    : asksHow
      ? helpFirst
      : wantsProduct
        ? productFirst
        : weights;
  const subjects = concepts.filter(({ optional }) => !optional).length;

  let top = 0;
  let full = 0;
  const shares = new Map<string, number>();
  for (const [path, { score, answered }] of hits) {
    const share = answered / Math.max(1, subjects);
    shares.set(path, share);
    if (share >= 0.6) full++;
    top = Math.max(top, score * share ** 2);
  }
  // Where hardly anything answers most of a question, a part of it will do.
  const least = full >= fewest ? 0.6 : 0.3;

  const answerShare = new Map<string, number>();
  for (const { answer, share } of answers)
    answerShare.set(answer.path, Math.max(share, answerShare.get(answer.path) ?? 0));

  // "Calibration of the CWG 4-2" is about calibration.
  const isDeed = answers.some(({ answer, share }) => answer.ofAny && share > 0.9);
  const scoreIfNamed = isDeed ? scoreOfNameBesideDeed : scoreOfName;

  /** Nothing but numbers: which page says them most often does not matter. */
  const bare = structured && worded.length === 0;
  // What serves a standard or reaches a rating stays, whatever else is asked.
  const isRated = Object.keys(ratings).length > 0 && asked.subjects.length > 0;
  const isListed = bare || isRated || standards.length + waves.length > 0;
  // Where every word was understood, facts decide, not how often a page says them.
  const factual = wantsProduct && asked.isFactual && !asksHow;
  const textWeight = bare
    ? 0.1
    : factual
      ? structured
        ? 0.25
        : 0.4
      : standards.length > 0 || isRated
        ? 1
        : 1.5;
  const ranked: Ranked[] = [];
  function add(path: string): void {
    const hit = hits.get(path);
    const kind = hit?.kind ?? kindOfPath(path);
    const share = shares.get(path) ?? 0;
    const ofStandard = path.startsWith(`${paths.standards}/`);
    const isNamed =
      named.has(path) && !ofStandard && (kind !== 'manual' || weightOf === manualByName);
    const answer = answerShare.get(path) ?? 0;
    // The root brings pages that say the same at different length closer together.
    const aside = ofStandard ? 0.5 : subjects > 1 && helpLists.has(path) ? 0.3 : 1;
    const text =
      hit && top > 0 ? aside * Math.sqrt((hit.score * share ** 2) / top) * weightOf[kind] : 0;
    const product = products.get(path);
    const isAsked = standards.some((standard) => standard.path === path);
    let suits: number | undefined = 0;
    if (product && wantsProduct) suits = suitability(product, asked);
    if (suits === undefined && !isNamed) return;
    if (
      !(
        isNamed ||
        isAsked ||
        answer >= 0.3 ||
        share >= least ||
        (isKind && product && isOfKind(product, asked)) ||
        (isListed && product && (suits ?? 0) > (isRated ? 1.5 : 0.5))
      )
    )
      return;
    const score =
      textWeight * text +
      (asksHow ? 0.25 : 1) * (suits ?? 0) +
      (isNamed ? scoreIfNamed : 0) +
      (asked.isFault && share >= least && path.startsWith(ofFault) ? scoreOfMending : 0) +
      (answer > 0 ? 1.2 + 2.8 * answer ** 2 : 0) +
      (answer > 0.9 ? scoreOfDeed : 0);
    ranked.push({ path, kind, score, terms: hit?.terms ?? none });
  }
  const candidates = new Set([...hits.keys(), ...named, ...answerShare.keys()]);
  if (isListed) for (const path of products.keys()) candidates.add(path);
  if (isKind)
    for (const product of knowledge.products)
      if (isOfKind(product, asked)) candidates.add(product.path);
  for (const { path } of standards) if (path && texts.has(path)) candidates.add(path);
  for (const path of candidates) add(path);
  return ranked.sort((a, b) => b.score - a.score);
}
