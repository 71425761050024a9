import { paths } from '../site/paths.ts';
import type { Concept } from './concepts.ts';
import type { SearchKind } from './searchKinds.ts';
import { isRole } from './suitability.ts';
import type { Understanding } from './understand/understand.ts';

/**
 * What the score of a page is the sum of, besides the weighted score of its text (0 to 1) and, for a
 * product, of its numbers (suitability.ts).
 */
export const scores = {
  /** It is named in full: more than anything else that a question may say. */
  name: 5,
  /** "Calibration of the CWG 4-2" is about calibration. */
  nameBesideDeed: 3,
  /** It answers a share of an everyday question. */
  answer: (share: number) => 1.2 + 2.8 * share ** 2,
  /** It answers nearly all of one, which is more than an instrument: "hire a CWG for a month". */
  wholeAnswer: 4,
  /** What mends a fault comes before what explains. */
  mending: 0.8,
};

/** Shares of a question. */
export const shares = { nearlyAll: 0.9, most: 0.6, part: 0.3 };

/** Fewer pages than this that answer most of a question look like none. */
export const fewestAnswering = 3;

/** Products are searched for most; manuals repeat what the pages say. */
const usual = { product: 1.2, help: 1, page: 1, manual: 0.6 } satisfies Record<SearchKind, number>;
const manualFirst = { ...usual, manual: 3 };
const helpFirst = { ...usual, help: 1.8, product: 0.8 };
const productFirst = { ...usual, product: 1.6, help: 0.6, manual: 0.3 };

const helpLists: ReadonlySet<string> = new Set(
  ['troubleshooting', 'installation', 'tutorials', 'documentation'].map(
    (list) => `${paths.helpCenter}/${list}`,
  ),
);

export const isMending = (path: string) => path.startsWith(`${paths.helpCenter}/troubleshooting/`);
export const isOfStandard = (path: string) => path.startsWith(`${paths.standards}/`);

/** What the text of a page counts, whatever is asked. */
export function weightOfPage(path: string, subjects: number): number {
  // It names whatever has to do with the standard.
  if (isOfStandard(path)) return 0.5;
  // It names every article below it, which says more.
  return subjects > 1 && helpLists.has(path) ? 0.3 : 1;
}

/** What a question is after, and what counts how much for it. */
interface Weights {
  /** Manuals on some subject. */
  manuals: boolean;
  /** An instrument, by numbers or by a word for one. */
  products: boolean;
  /** One of a kind of instruments, whatever the other words say. */
  aKind: boolean;
  /** Whatever serves a standard, has a wave or reaches a rating stays, whatever else is asked. */
  allThatServe: boolean;
  /** How well an instrument must suit to stay for that. */
  leastSuitable: number;
  weightOfText: number;
  weightOfNumbers: number;
  weightOfKind: Readonly<Record<SearchKind, number>>;
}

export function weightsFor(
  asked: Understanding,
  worded: readonly Concept[],
  concepts: readonly Concept[],
): Weights {
  const { standards, waves, subjects, asksHow } = asked;
  const hasRatings = Object.keys(asked.ratings).length > 0;
  const hasNumbers = hasRatings || standards.length + waves.length > 0;
  const isRated = hasRatings && subjects.length > 0;
  const isBare = hasNumbers && worded.length === 0;
  const aKind = asked.family !== undefined || asked.port !== undefined || isRole(asked);
  const products =
    hasNumbers || aKind || subjects.length > 0 || worded.some(({ optional }) => optional);
  const manuals = concepts.length > 1 && concepts.some(({ names }) => names.includes('manual'));

  function weightOfText(): number {
    // Nothing but numbers: which page says them most often does not matter.
    if (isBare) return 0.1;
    // Where every word was understood, facts decide, not how often a page says them.
    if (products && asked.isFactual && !asksHow) return hasNumbers ? 0.25 : 0.4;
    return standards.length > 0 || isRated ? 1 : 1.5;
  }
  function weightOfKind() {
    if (manuals) return manualFirst;
    if (asksHow) return helpFirst;
    return products ? productFirst : usual;
  }
  return {
    manuals,
    products,
    aKind,
    allThatServe: isBare || isRated || standards.length + waves.length > 0,
    leastSuitable: isRated ? 1.5 : 0.5,
    weightOfText: weightOfText(),
    weightOfNumbers: asksHow ? 0.25 : 1,
    weightOfKind: weightOfKind(),
  };
}
