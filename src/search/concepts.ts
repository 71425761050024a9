import { stem } from './stem.ts';
import { synonymAt } from './synonyms.ts';
import { partsOf, splitStandard } from './terms.ts';
import { fold, wordsOf } from './words.ts';

/** A word as it was typed, for what begins with it, and as its pages are indexed. */
export interface Word {
  typed: string;
  term: string;
}

/** One thing a question is about: its words, and what else they may be called. */
export interface Concept {
  words: readonly Word[];
  /** Terms that say the same. */
  names: readonly string[];
  /** What a word is made of; all of them say the same. */
  parts: readonly string[];
}

/** Words of a question that say nothing about its subject. */
const fillers = new Set(
  `a about an and any are as at be by can could do does for from get give have help how i if in is it
  its me my need not of on or our please show that the their there this to use was want we what when
  where which who why will with you your`.split(/\s+/),
);

const maxWords = 12;

/** What a question asks for, without its fillers and with the other names of each thing. */
export function conceptsOf(question: string): Concept[] {
  const all = wordsOf(fold(question))
    .flatMap(splitStandard)
    .map((typed): Word => ({ typed, term: stem(typed) }));
  const telling = all.filter(({ typed }) => !fillers.has(typed));
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
    });
    at += length;
  }
  return concepts;
}
