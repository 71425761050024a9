import { synonyms } from './synonyms.ts';
import { partsOf, stem } from './terms.ts';
import { fold, wordsOf } from './words.ts';

/** A word as it was typed, for what begins with it, and as its pages are indexed. */
export interface Word {
  typed: string;
  term: string;
}

/** One thing a question is about, in all the ways a page may say it: each a list of words. */
export type Concept = readonly (readonly Word[])[];

/** Words of a question that say nothing about its subject. */
const fillers = new Set(
  `a about an and any are as at be by can could do does for from get give have help how i if in is it
  its me my need not of on or our please show that the their there this to use was want we what when
  where which who why will with you your`.split(/\s+/),
);

const asWord = (typed: string): Word => ({ typed, term: stem(typed) });
const fromStems = (phrase: readonly string[]) => phrase.map((term) => ({ typed: term, term }));

/** The longest phrase with other names that begins at a word. */
function phraseAt(words: readonly Word[], start: number) {
  return synonyms
    .filter(({ phrase }) => phrase.every((part, offset) => words[start + offset]?.term === part))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)[0];
}

/** What a question asks for, without its fillers and with the other names of each thing. */
export function conceptsOf(query: string): Concept[] {
  const all = wordsOf(fold(query)).map(asWord);
  const telling = all.filter(({ typed }) => !fillers.has(typed));
  const words = (telling.length > 0 ? telling : all).slice(0, 12);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    const known = phraseAt(words, at);
    if (known) {
      const { phrase, others } = known;
      concepts.push([words.slice(at, at + phrase.length), ...others.map(fromStems)]);
      at += phrase.length;
    } else {
      const parts = partsOf(word.typed);
      concepts.push(parts.length > 0 ? [[word], parts.map(asWord)] : [[word]]);
      at += 1;
    }
  }
  return concepts;
}
