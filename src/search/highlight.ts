import { termsOfWord } from './terms.ts';
import { splitAtWords } from './words.ts';

export interface Piece {
  text: string;
  hit: boolean;
}

/** Words on the site's pages recur, so their terms are worked out once. The cap is never met. */
const known = new Map<string, readonly string[]>();
const maxKnown = 20_000;

function termsOfKnown(word: string): readonly string[] {
  let terms = known.get(word);
  if (!terms) {
    terms = termsOfWord(word);
    if (known.size < maxKnown) known.set(word, terms);
  }
  return terms;
}

/** Splits a text into matching and other pieces. */
export function highlight(text: string, terms: readonly string[]): Piece[] {
  const wanted = new Set(terms);
  const isHit = (word: string) => termsOfKnown(word).some((term) => wanted.has(term));
  const isWhole = (word: string) => wanted.has(termsOfKnown(word)[0] ?? '');
  const pieces: Piece[] = [];
  /** Merges adjacent pieces of the same sort. */
  function add(piece: string, hit: boolean): void {
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += piece;
    else if (piece !== '') pieces.push({ text: piece, hit });
  }
  for (const [position, piece] of splitAtWords(text).entries()) {
    if (position % 2 === 0 || !isHit(piece)) add(piece, false);
    else if (isWhole(piece)) add(piece, true);
    // In "surge/combination", mark only the matching part.
    else for (const part of piece.split(/([-./+])/)) add(part, isHit(part));
  }
  return pieces;
}
