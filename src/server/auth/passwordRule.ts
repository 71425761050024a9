import { company } from '../../site/company.ts';

import { commonPasswordParts } from './commonPasswordParts.ts';

export const minimumPasswordLength = 12;
const maximumPasswordLength = 128;
/** Fewer than this many independent pieces are found by trying known words and patterns. */
const minimumPieces = 7;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop', '1234567890'];
const backwards = (text: string) => [...text].reverse().join('');
const walks = [...rows, ...rows.map(backwards)];

/** Letters that people replace by digits and signs that look like them. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const plainLetters = (text: string) =>
  text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? '');

/** aaaa, abcd and 4321: every character follows from the one before it. */
function isSequence(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  if (Math.abs(step) > 1) return false;
  for (let at = 2; at < text.length; at++)
    if (text.charCodeAt(at) - text.charCodeAt(at - 1) !== step) return false;
  return true;
}

const common = new Set(commonPasswordParts);
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);

/**
 * The number of pieces a guesser has to put together for a password: a common word, a walk along the
 * keyboard, a sequence, a year or something that came before is one piece, as is any other
 * character. Capitals, spaces and punctuation between words make it no harder.
 */
export function guessablePieces(password: string, ownWords: readonly string[] = []): number {
  const text = password.toLowerCase().replace(/[\s._,;:'"-]/g, '');
  const plain = plainLetters(text);
  const isWord = (word: string) => common.has(word) || ownWords.includes(word);

  function isPiece(start: number, end: number): boolean {
    const part = text.slice(start, end);
    if (part.length < 2) return true;
    if (isWord(part) || isWord(plain.slice(start, end))) return true;
    if (text.indexOf(part) <= start - part.length) return true;
    if (part.length < 3) return false;
    return isSequence(part) || isYear(part) || walks.some((walk) => walk.includes(part));
  }

  /** The fewest pieces up to each position. */
  const fewest = [0];
  for (let end = 1; end <= text.length; end++) {
    let best = end;
    for (let start = 0; start < end; start++)
      if ((fewest[start] ?? 0) + 1 < best && isPiece(start, end)) best = (fewest[start] ?? 0) + 1;
    fewest.push(best);
  }
  return fewest.at(-1) ?? 0;
}

/** Says why a password cannot be used for an account; undefined if it can. */
export function passwordProblem(password: string, email: string): string | undefined {
  if (password.length < minimumPasswordLength)
    return `The new password needs ${minimumPasswordLength} characters or more.`;
  if (password.length > maximumPasswordLength)
    return `The new password has ${password.length} characters; ${maximumPasswordLength} is the limit.`;
  const own = [...wordsOf(company.name), ...wordsOf(company.email), ...wordsOf(email)];
  if (guessablePieces(password, own) < minimumPieces)
    return 'The new password is too easy to guess: it consists of common words, names, repetitions or sequences. Several unrelated words are better.';
  return undefined;
}
