import type { KnownAnswer } from '../knowledge.ts';
import { fold, genericWords, stem, stopWords, wordsOf } from '../words.ts';

const genericStems = new Set([...genericWords].map(stem));

interface Phrases {
  phrases: readonly string[];
  alone?: readonly string[];
}

/** The same phrases are asked for with every question. */
const known = new WeakMap<readonly string[], readonly (readonly string[])[]>();

function wordsOfEach(phrases: readonly string[]): readonly (readonly string[])[] {
  const sets =
    known.get(phrases) ??
    phrases.map((phrase) => [...saidWords(fold(phrase))]).filter(({ length }) => length > 0);
  known.set(phrases, sets);
  return sets;
}

/** The stems of a folded text, without stop words. */
export const saidWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !stopWords.has(word))
      .map(stem),
  );

/** Those that say which instrument or task is meant, if there are any. */
export function tellingWords(said: ReadonlySet<string>): ReadonlySet<string> {
  const telling = [...said].filter((word) => !genericStems.has(word));
  return telling.length > 0 ? new Set(telling) : said;
}

/** The share of the telling words that phrases cover; 0 if none is said as a whole. */
export function phraseShare(
  said: ReadonlySet<string>,
  telling: ReadonlySet<string>,
  { phrases, alone = [] }: Phrases,
): number {
  const covered = new Set<string>();
  const cover = (texts: readonly string[]) => {
    for (const phrase of wordsOfEach(texts))
      if (phrase.every((word) => said.has(word)))
        for (const word of phrase) if (telling.has(word)) covered.add(word);
  };
  cover(phrases);
  const strong = covered.size;
  cover(alone);
  const share = telling.size === 0 ? 0 : covered.size / telling.size;
  return strong > 0 || share >= 0.75 ? share : 0;
}

interface Asked {
  said: ReadonlySet<string>;
  telling: ReadonlySet<string>;
  /** The words that say something else than which instrument is meant. */
  beyond: ReadonlySet<string>;
  isOfInstrument: boolean;
}

/** Two words beside a task do not change it: "burst generator on rent in Bangalore". */
const mostOthers = 3;

/**
 * How much of a question an everyday answer covers. What is done with any instrument counts in full
 * beside its name: "rent a surge generator".
 */
export function answerShare(
  answer: KnownAnswer,
  { said, telling, beyond, isOfInstrument }: Asked,
): number {
  const share = phraseShare(said, telling, answer);
  if (!answer.ofAny) return share;
  const ofDeed = phraseShare(said, beyond, answer);
  const others = beyond.size * (1 - ofDeed);
  const isTask = isOfInstrument && ofDeed > 0 && others < mostOthers;
  return Math.max(share, 0.95 * ofDeed, isTask ? 0.92 : 0);
}
