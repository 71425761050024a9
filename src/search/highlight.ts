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

/** Texts of results recur too: with every other piece a word, which has terms. */
const split = new Map<string, readonly (readonly [piece: string, terms: readonly string[]])[]>();
const maxSplit = 1000;

function piecesOf(text: string) {
  let pieces = split.get(text);
  if (!pieces) {
    pieces = splitAtWords(text).map((piece, position) => [
      piece,
      position % 2 === 0 ? [] : termsOfKnown(piece),
    ]);
    if (split.size < maxSplit) split.set(text, pieces);
  }
  return pieces;
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
  for (const [piece, of] of piecesOf(text)) {
    if (!isHit(of)) add(piece, false);
    else if (wanted.has(of[0] ?? '')) add(piece, true);
    // In "surge/combination", mark only the matching part.
    else for (const part of piece.split(/([-./+])/)) add(part, isHit(termsOfKnown(part)));
  }
  return pieces;
}
