import { fold, wordsOf } from './words.ts';

const joints = /[-./+]/;
/** "30kV" is written "30 kV" in print. */
const valueWithUnit =
  /^(\d+(?:\.\d+)?)([kmun]?(?:v|a|w|wh|hz|ohm|f|s|m)|kva|kwp|mva|gohm|mohm|db|min)$/;

/** Leaves the part of an English word that its forms share: charge, charges, charged, charging. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const root = /^(.{3,})(?:ings?|(?<!e)ed)$/.exec(word)?.[1];
  // "string" and "spring" are no forms of a verb: what is left has no vowel.
  if (root && /[aeiouy]/.test(root)) return root.replace(/(?<=..)([^aeiouslz])\1$/, '$1');
  return word.replace(/(?<!s)s$/, '').replace(/e$/, '');
}

/** A folded word and what it is made of: 61000-4-5 is also 61000, 4 and 5. */
export function partsOf(word: string): string[] {
  const unit = valueWithUnit.exec(word);
  if (unit) return unit.slice(1);
  return joints.test(word) ? word.split(joints) : [];
}

/** The terms under which a word of a page is found. */
export const termsOfWord = (word: string): string[] => {
  const folded = fold(word);
  return [...new Set([folded, ...partsOf(folded)].map(stem))];
};

/** The terms under which a page is found. */
export const termsOf = (text: string): string[] => wordsOf(text).flatMap(termsOfWord);
