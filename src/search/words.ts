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

/**
 * Not stemmed: "trained staff" is on every data sheet and must not match "training"; who asks whether
 * we are hiring wants no instrument for hire.
 */
const nouns = new Set(['training', 'hiring']);

/** Reduces the forms of an English word to a common stem: charge, charges, charged, charging. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || nouns.has(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const root = /^(.{3,})(?:ings?|(?<!e)ed)$/.exec(word)?.[1];
  // "string" and "spring" are not verb forms: the rest has no vowel.
  if (root && /[aeiouy]/.test(root)) return root.replace(/(?<=..)([^aeiouslz])\1$/, '$1');
  return word.replace(/(?<!s)s$/, '').replace(/e$/, '');
}

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that say nothing about the subject of a question. */
export const stopWords = listed(
  `a about am an and any are as at be been by can could did do does for from get give had has have help
  how i if in is it its me my need not of on or our please should show so some that the their them
  there these they this to keep keeps use was want was we what when where which who why will with would you your
  looking search find tell know like many must often much i'm im kindly dear sir madam hello hi thanks
  nos pcs qty best revert needful urgent regarding fur mit und der die das ein eine nach`,
);

/** Words for an instrument of any kind: they say that a product is wanted, not which one. */
export const genericWords = listed(
  `generator generators tester testers simulator simulators simulation instrument instruments equipment device
  devices unit units machine machines system systems set apparatus analyzer product products model
  models maker supplier manufacturer company companies test testing tests`,
);
