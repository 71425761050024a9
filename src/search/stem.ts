/** "Trained staff" stands on every data sheet; who asks for training wants to be taught. */
const nouns = new Set(['training']);

/** Leaves the part of an English word that its forms share: charge, charges, charged, charging. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word) || nouns.has(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  const root = /^(.{3,})(?:ings?|(?<!e)ed)$/.exec(word)?.[1];
  // "string" and "spring" are no forms of a verb: what is left has no vowel.
  if (root && /[aeiouy]/.test(root)) return root.replace(/(?<=..)([^aeiouslz])\1$/, '$1');
  return word.replace(/(?<!s)s$/, '').replace(/e$/, '');
}
