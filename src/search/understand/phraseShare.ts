import { genericWords, stopWords } from '../plainWords.ts';
import { stem } from '../stem.ts';
import { fold, wordsOf } from '../words.ts';

interface Phrases {
  phrases: readonly string[];
  alone?: readonly string[];
}

const known = new WeakMap<readonly string[], readonly ReadonlySet<string>[]>();

function setsOf(phrases: readonly string[]): readonly ReadonlySet<string>[] {
  let sets = known.get(phrases);
  if (!sets) {
    sets = phrases.map((phrase) => tellingWords(fold(phrase)));
    known.set(phrases, sets);
  }
  return sets;
}

/** The stems of a folded text, without those that any question may have. */
export function tellingWords(text: string): Set<string> {
  const words = wordsOf(text).filter((word) => !stopWords.has(word));
  const telling = words.filter((word) => !genericWords.has(word));
  return new Set((telling.length > 0 ? telling : words).map(stem));
}

const isWithin = (phrase: ReadonlySet<string>, words: ReadonlySet<string>) => {
  for (const word of phrase) if (!words.has(word)) return false;
  return phrase.size > 0;
};

/** The share of the words that phrases cover; 0 if none is there as a whole. */
export function phraseShare(words: ReadonlySet<string>, { phrases, alone = [] }: Phrases): number {
  const covered = new Set<string>();
  const cover = (sets: readonly ReadonlySet<string>[]) => {
    for (const phrase of sets)
      if (isWithin(phrase, words)) for (const word of phrase) covered.add(word);
  };
  cover(setsOf(phrases));
  const strong = covered.size;
  cover(setsOf(alone));
  const share = words.size === 0 ? 0 : covered.size / words.size;
  return strong > 0 || share >= 0.75 ? share : 0;
}
