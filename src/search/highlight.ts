import { termsOfWord } from './terms.ts';
import { splitAtWords } from './words.ts';

export interface Piece {
  text: string;
  hit: boolean;
}

/** Splits a text into matching and other pieces. */
export function highlight(text: string, wanted: ReadonlySet<string>): Piece[] {
  const isHit = (of: readonly string[]) => of.some((term) => wanted.has(term));
  const pieces: Piece[] = [];
  /** Merges adjacent pieces of the same sort. */
  function add(piece: string, hit: boolean): void {
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += piece;
    else if (piece !== '') pieces.push({ text: piece, hit });
  }
  for (const [position, piece] of splitAtWords(text).entries()) {
    // Every other piece is a word.
    const of = position % 2 === 0 ? [] : termsOfWord(piece);
    if (!isHit(of)) add(piece, false);
    else if (wanted.has(of[0] ?? '')) add(piece, true);
    // In "surge/combination", mark only the matching part.
    else for (const part of piece.split(/([-./+])/)) add(part, isHit(termsOfWord(part)));
  }
  return pieces;
}
