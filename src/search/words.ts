/** Runs of letters and digits, joined inside by the signs that standards and models carry. */
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:[-./+\u2010-\u2015\u2212][\p{L}\p{N}\p{M}]+)*/gu;
const dashes = /[\u2010-\u2015\u2212]/g;

/**
 * One spelling for what people type in many: case, accents, µ and u, Ω and ohm, the dashes of a
 * typesetter and the decimal comma.
 */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('μ', 'u')
    .replaceAll('ω', 'ohm')
    .replace(dashes, '-')
    .replace(/(\d),(?=\d)/g, '$1.');
}

/** The words of a text as they stand in it. */
export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** A text cut at its words: every odd piece is one. */
export const splitAtWords = (text: string): string[] =>
  text.split(new RegExp(`(${wordPattern.source})`, 'gu'));

/** Only letters and digits: "TSG 6-700", "tsg6-700" and "TSG-6/700" are one model. */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
