import { stem } from './stem.ts';
import { phrasesIn } from './synonyms.ts';
import { fold, wordsOf } from './words.ts';

const joints = /[-./+]/;
/** "30kV" is written "30 kV" in print. */
const valueWithUnit =
  /^(\d+(?:\.\d+)?)([kmun]?(?:v|a|w|wh|hz|ohm|f|s|m)|kva|kwp|mva|gohm|mohm|db|min)$/;

/** A folded word and what it is made of: 61000-4-5 is also 61000, 4 and 5. */
export function partsOf(word: string): string[] {
  const unit = valueWithUnit.exec(word);
  if (unit) return unit.slice(1);
  return joints.test(word) ? word.split(joints) : [];
}

/** "iec61000-4-5" is IEC 61000-4-5. Two letters say too little: "en", or "iec" without its first. */
export function splitStandard(word: string): string[] {
  const [, body = '', number] = /^([a-z]{2,5})(\d{4}.*)$/.exec(word) ?? [];
  if (number === undefined) return [word];
  return body.length > 2 ? [body, number] : [number];
}

/** The terms under which a word of a page is found. */
export const termsOfWord = (word: string): string[] => {
  const folded = fold(word);
  return [...new Set([folded, ...partsOf(folded)].map(stem))];
};

/** The terms under which a page is found: its words, and the phrases that have other names. */
export function termsOf(text: string): string[] {
  const words = wordsOf(text).map(fold);
  const stems = words.flatMap((word) => {
    const parts = partsOf(word);
    return parts.length > 0 ? parts : [word];
  });
  return [...words.flatMap(termsOfWord), ...phrasesIn(stems.map(stem))];
}
