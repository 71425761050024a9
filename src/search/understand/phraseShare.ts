import type { KnownAnswer } from '../knowledge.ts';
import { fold, genericWords, stem, stopWords, wordsOf } from '../words.ts';

const genericStems = new Set([...genericWords].map(stem));

interface Phrases {
  phrases: readonly string[];
  alone?: readonly string[];
}

/** By one of its words: a phrase without it is not said. */
type Sets = ReadonlyMap<string, readonly ReadonlySet<string>[]>;

const known = new WeakMap<readonly string[], Sets>();

function setsOf(phrases: readonly string[]): Sets {
  let sets = known.get(phrases);
  if (!sets) {
    const all = phrases.map((phrase) => saidWords(fold(phrase))).filter(({ size }) => size > 0);
    sets = Map.groupBy(all, ([word = '']) => word);
    known.set(phrases, sets);
  }
  return sets;
}

const entriesByWord = new WeakMap<readonly Phrases[], ReadonlyMap<string, readonly number[]>>();

/** Those of which a phrase may be said, in their order. */
export function entriesAbout<Entry extends Phrases>(
  entries: readonly Entry[],
  said: ReadonlySet<string>,
): Entry[] {
  let byWord = entriesByWord.get(entries);
  if (!byWord) {
    const words = entries.flatMap(({ phrases, alone = [] }, at) =>
      [...setsOf(phrases).keys(), ...setsOf(alone).keys()].map((word) => ({ word, at })),
    );
    byWord = new Map(
      [...Map.groupBy(words, ({ word }) => word)].map(([word, own]) => [
        word,
        own.map(({ at }) => at),
      ]),
    );
    entriesByWord.set(entries, byWord);
  }
  const found = new Set<number>();
  for (const word of said) for (const at of byWord.get(word) ?? []) found.add(at);
  return [...found].sort((a, b) => a - b).flatMap((at) => entries[at] ?? []);
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

const isWithin = (phrase: ReadonlySet<string>, words: ReadonlySet<string>) => {
  for (const word of phrase) if (!words.has(word)) return false;
  return true;
};

/** The share of the telling words that phrases cover; 0 if none is said as a whole. */
export function phraseShare(
  said: ReadonlySet<string>,
  telling: ReadonlySet<string>,
  { phrases, alone = [] }: Phrases,
): number {
  const covered = new Set<string>();
  const cover = (sets: Sets) => {
    for (const first of said)
      for (const phrase of sets.get(first) ?? [])
        if (isWithin(phrase, said))
          for (const word of phrase) if (telling.has(word)) covered.add(word);
  };
  cover(setsOf(phrases));
  const strong = covered.size;
  cover(setsOf(alone));
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
