import { randomInt } from 'node:crypto';

/** Crockford's alphabet: no I, L, O or U, so that it survives being read out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** For example DE-7K4M-2Q. A thousand million of them; the database keeps them unique. */
export const newReference = () => `DE-${letters(4)}-${letters(2)}`;

export const isReference = (text: string) =>
  /^DE-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/.test(text);
