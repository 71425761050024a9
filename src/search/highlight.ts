import { termsOfWord } from './terms.ts';
import { splitAtWords } from './words.ts';

export interface Piece {
  text: string;
  hit: boolean;
}

/** Cuts a text into pieces that answered a question and pieces that did not. */
export function highlight(text: string, terms: readonly string[]): Piece[] {
  const wanted = new Set(terms);
  const isHit = (word: string) => termsOfWord(word).some((term) => wanted.has(term));
  const isWhole = (word: string) => wanted.has(termsOfWord(word)[0] ?? '');
  const pieces = splitAtWords(text).flatMap((piece, position): Piece[] => {
    if (position % 2 === 0 || !isHit(piece)) return [{ text: piece, hit: false }];
    if (isWhole(piece)) return [{ text: piece, hit: true }];
    // Of "surge/combination" only the part that was asked for.
    return piece.split(/([-./+])/).map((part) => ({ text: part, hit: isHit(part) }));
  });
  return pieces.filter((piece) => piece.text !== '').reduce(join, []);
}

/** Neighbours of one sort become one piece. */
function join(joined: Piece[], piece: Piece): Piece[] {
  const last = joined.at(-1);
  if (last?.hit !== piece.hit) return [...joined, piece];
  return [...joined.slice(0, -1), { text: last.text + piece.text, hit: last.hit }];
}
