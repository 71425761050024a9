import { company } from '../../site/company.ts';
import { guessablePieces } from './guessablePieces.ts';

export const minimumPasswordLength = 12;
export const maximumPasswordLength = 128;
/** Fewer than this many independent pieces are found by trying known words and patterns. */
const minimumPieces = 7;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

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
