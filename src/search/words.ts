/** Letters and digits, joined by the punctuation that standards and model numbers contain. */
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:[-./+\u2010-\u2015\u2212][\p{L}\p{N}\p{M}]+)*/gu;
const dashes = /[\u2010-\u2015\u2212]/g;

const decimalComma = /(\d),(?=\d)/g;
const plain = /^[ -~]*$/;

/**
 * Normalises spelling: case, accents, µ and u, Ω and ohm, ß and ss, typographic dashes and the decimal comma.
 */
export function fold(text: string): string {
  // Nearly all questions: nothing to take apart.
  if (plain.test(text)) {
    const lower = text.toLowerCase();
    return lower.includes(',') ? lower.replace(decimalComma, '$1.') : lower;
  }
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('μ', 'u')
    .replaceAll('ω', 'ohm')
    .replaceAll('ß', 'ss')
    .replace(dashes, '-')
    .replace(decimalComma, '$1.');
}

/** The words of a text, unchanged. */
export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** Splits a text at its words: every odd piece is a word. */
export const splitAtWords = (text: string): string[] =>
  text.split(new RegExp(`(${wordPattern.source})`, 'gu'));

/** Letters and digits only: "TSG 6-700", "tsg6-700" and "TSG-6/700" are the same model. */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
