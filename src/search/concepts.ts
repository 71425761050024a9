import { synonymAt } from './synonyms.ts';
import { partsOf, splitStandard } from './terms.ts';
import { fold, genericWords, stem, stopWords, wordsOf } from './words.ts';

/** A word as typed, for prefix search, and as an index term. */
export interface Word {
  typed: string;
  term: string;
  /** Written in capitals: another abbreviation is never meant. */
  abbreviation?: boolean;
}

/** One subject of a question: its words and their synonyms. */
export interface Concept {
  words: readonly Word[];
  /** Synonyms, as terms. */
  names: readonly string[];
  /** The parts of a compound word; together they are equivalent to it. */
  parts: readonly string[];
  /** A word for any instrument: a page need not have it. */
  optional?: boolean;
}

const maxWords = 12;

/**
 * The subjects of a question, without stop words and with their synonyms. `asTyped` is the question
 * before it was folded: there abbreviations are in capitals.
 */
export function conceptsOf(question: string, asTyped = question): Concept[] {
  const capitals = new Set(
    (asTyped.match(/\b[A-Z]{2,6}\b/g) ?? []).map((word) => word.toLowerCase()),
  );
  const shouted = asTyped === asTyped.toUpperCase();
  const all = wordsOf(fold(question))
    .flatMap(splitStandard)
    .map(
      (typed): Word => ({
        typed,
        term: stem(typed),
        abbreviation: capitals.has(typed) && !(shouted && typed.length > 4),
      }),
    );
  const telling = all.filter(({ typed }) => !stopWords.has(typed));
  const words = (telling.length > 0 ? telling : all).slice(0, maxWords);
  const terms = words.map(({ term }) => term);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const synonym = synonymAt(terms, at);
    const length = synonym?.phrase.length ?? 1;
    concepts.push({
      words: words.slice(at, at + length),
      names: synonym?.names ?? [],
      parts: partsOf(words[at]?.typed ?? '').map(stem),
      optional: !synonym && genericWords.has(words[at]?.typed ?? ''),
    });
    at += length;
  }
  const hasSubject = concepts.some(({ optional }) => !optional);
  return hasSubject ? concepts : concepts.map((concept) => ({ ...concept, optional: false }));
}
