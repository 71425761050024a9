export interface Piece {
  text: string;
  change: 'same' | 'added' | 'removed';
}

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** Beyond this many pairs of words, a passage counts as replaced as a whole. */
const limit = 4_000_000;

/** The longest words that two passages have in common, in their order, as pairs of places. */
function common(a: readonly string[], b: readonly string[]): [number, number][] {
  if (a.length * b.length > limit) return [];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; )
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return pairs;
}

/** What changed between two texts, word by word. */
export function wordDifference(before: string, after: string): Piece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const pieces: Piece[] = [];
  const put = (change: Piece['change'], words: readonly string[]) => {
    const last = pieces.at(-1);
    const text = words.join('');
    if (text === '') return;
    if (last?.change === change) last.text += text;
    else pieces.push({ text, change });
  };
  put('same', a.slice(0, start));
  const [oldWords, newWords] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [
    ...common(oldWords, newWords),
    [oldWords.length, newWords.length] as const,
  ]) {
    put('removed', oldWords.slice(i, nextI));
    put('added', newWords.slice(j, nextJ));
    put('same', oldWords.slice(nextI, nextI + 1));
    [i, j] = [nextI + 1, nextJ + 1];
  }
  put('same', a.slice(a.length - end));
  return pieces;
}

/** How much of a passage without changes is shown on each side of one. */
const context = 120;

/** The changes with a little around each; … stands for the rest. */
export const shortened = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    const { text, change } = piece;
    if (change !== 'same' || text.length <= 2 * context) return piece;
    // Not in the middle of a line.
    const before = index === 0 ? '' : text.slice(0, context).replace(/[^\n]*$/, '');
    const after = index === pieces.length - 1 ? '' : text.slice(-context).replace(/^[^\n]*\n/, '');
    return { change, text: `${before} … ${after}` };
  });
