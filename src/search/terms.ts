import { phrasesIn } from './synonyms.ts';
import { fold, stem, wordsOf } from './words.ts';

const joints = /[-./+]/;
/** Matches "30kV", which pages spell "30 kV". */
const valueWithUnit =
  /^(\d+(?:\.\d+)?)([kmun]?(?:v|a|w|wh|hz|ohm|f|s|m)|kva|kwp|mva|gohm|mohm|db|min)$/;

/** A folded word and its parts: 61000-4-5 is also 61000, 4 and 5. */
export function partsOf(word: string): string[] {
  const unit = valueWithUnit.exec(word);
  if (unit) return unit.slice(1);
  return joints.test(word) ? word.split(joints) : [];
}

/** Splits "iec61000-4-5" into iec and 61000-4-5. Drops a prefix of two letters: it says too little. */
export function splitStandard(word: string): string[] {
  const [, body = '', number] = /^([a-z]{2,5})(\d{4}.*)$/.exec(word) ?? [];
  if (number === undefined) return [word];
  return body.length > 2 ? [body, number] : [number];
}

/** The index terms of a word. */
export const termsOfWord = (word: string): string[] => {
  const folded = fold(word);
  return [...new Set([folded, ...partsOf(folded)].map(stem))];
};

/** The index terms of a text: its words, and the phrases with synonyms. */
export function termsOf(text: string): string[] {
  const words = wordsOf(text).map(fold);
  const stems = words.flatMap((word) => {
    const parts = partsOf(word);
    return parts.length > 0 ? parts : [word];
  });
  return [...words.flatMap(termsOfWord), ...phrasesIn(stems.map(stem))];
}
