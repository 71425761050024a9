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
