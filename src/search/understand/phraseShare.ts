import { genericWords, stopWords } from '../plainWords.ts';
import { stem } from '../stem.ts';
import { fold, wordsOf } from '../words.ts';

const genericStems = new Set([...genericWords].map(stem));

interface Phrases {
  phrases: readonly string[];
  alone?: readonly string[];
}

const known = new WeakMap<readonly string[], readonly ReadonlySet<string>[]>();

function setsOf(phrases: readonly string[]): readonly ReadonlySet<string>[] {
  let sets = known.get(phrases);
  if (!sets) {
    sets = phrases.map((phrase) => saidWords(fold(phrase)));
    known.set(phrases, sets);
  }
  return sets;
}

/** The stems of a folded text, without stop words. */
export const saidWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !stopWords.has(word))
      .map(stem),
  );

/** Those that say which instrument or deed is meant, if there are any. */
export function tellingWords(said: ReadonlySet<string>): ReadonlySet<string> {
  const telling = [...said].filter((word) => !genericStems.has(word));
  return telling.length > 0 ? new Set(telling) : said;
}

const isWithin = (phrase: ReadonlySet<string>, words: ReadonlySet<string>) => {
  for (const word of phrase) if (!words.has(word)) return false;
  return phrase.size > 0;
};

/** The share of the telling words that phrases cover; 0 if none is said as a whole. */
export function phraseShare(
  said: ReadonlySet<string>,
  telling: ReadonlySet<string>,
  { phrases, alone = [] }: Phrases,
): number {
  const covered = new Set<string>();
  const cover = (sets: readonly ReadonlySet<string>[]) => {
    for (const phrase of sets)
      if (isWithin(phrase, said))
        for (const word of phrase) if (telling.has(word)) covered.add(word);
  };
  cover(setsOf(phrases));
  const strong = covered.size;
  cover(setsOf(alone));
  const share = telling.size === 0 ? 0 : covered.size / telling.size;
  return strong > 0 || share >= 0.75 ? share : 0;
}
