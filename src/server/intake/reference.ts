import { randomInt } from 'node:crypto';
import { company } from '../../site/company.ts';

/** Crockford's base 32: no I, L, O or U, so references can be read out over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** For example DE-7K4M-2Q. There are about a billion; the database keeps them unique. */
export const newReference = () => `${company.referencePrefix}-${letters(4)}-${letters(2)}`;

const shape = new RegExp(`^${company.referencePrefix}-[${alphabet}]{4}-[${alphabet}]{2}$`);

export const isReference = (text: string) => shape.test(text);
