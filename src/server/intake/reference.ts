import { randomInt } from 'node:crypto';
import { company } from '../../site/company.ts';

/** No vowels, so that no reference is a word, and no L, which over the phone and in print is a 1. */
const alphabet = '0123456789BCDFGHJKMNPQRSTVWXZ';
/** Earlier references have some vowels too. */
const everUsed = `${alphabet}AEY`;
const letters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** For example DE-7K4M-2Q. There are about 600 million; the database keeps them unique. */
export const newReference = () => `${company.referencePrefix}-${letters(4)}-${letters(2)}`;

const shape = new RegExp(`^${company.referencePrefix}-[${everUsed}]{4}-[${everUsed}]{2}$`);

export const isReference = (text: string) => shape.test(text);
