import type { Knowledge } from '../knowledge.ts';
import { fold, stem, wordsOf } from '../words.ts';

/** Whether two words differ by one letter: one more, one less, another, or two exchanged. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const ends = (a: number, b: number) => short.slice(at + a) === long.slice(at + b);
  if (short.length < long.length) return ends(0, 1);
  const exchanged = short[at] === long[at + 1] && short[at + 1] === long[at];
  return ends(1, 1) || (exchanged && ends(2, 2));
}

const least = 4;

/** Vowels and doubled letters are mistaken most: "warantee". */
const skeleton = (word: string) => word.replaceAll(/[aeiouy]/g, '').replaceAll(/(.)\1+/g, '$1');

const isPlural = (word: string, other: string) => other === `${word}s` && !other.endsWith('ss');

/** The word that was meant, of those with the same first letter, which is seldom wrong. */
function meantBy(word: string, alike: readonly string[]): string | undefined {
  const near = alike.find((other) => isNear(word, other) && !isPlural(word, other));
  if (near !== undefined || word.length < 6) return near;
  const sound = skeleton(word);
  return alike.find((other) => skeleton(other) === sound);
}

/**
 * A folded question with its slips mended, where a word is on no page and one letter away from one
 * that we listen for: "warrenty", "callibration".
 */
export function mend(
  text: string,
  vocabulary: ReadonlyMap<string, readonly string[]>,
  isOnSite: (term: string) => boolean,
): string {
  let mended = text;
  for (const word of wordsOf(text)) {
    if (word.length < least || !/^[a-z]+$/.test(word)) continue;
    const alike = vocabulary.get(word[0] ?? '') ?? [];
    if (alike.includes(word)) continue;
    const meant = meantBy(word, alike);
    if (meant === undefined) continue;
    // Pages have "surg" only as the stem of surge.
    const isSlip = word.length > least && !isOnSite(stem(word));
    if (isSlip || stem(meant) === word) mended = mended.replace(word, meant);
  }
  return mended;
}

/** The words of the trade that questions are read by. */
const trade = `surge surges burst combination coupling decoupling network networks impulse voltage
  current generator generators simulator simulators oscillatory damped electrostatic discharge
  automotive multifunction telecom telephone interruption interruptions divider probe artificial
  dielectric withstand magnetic ripple battery cranking hybrid lightning arrester single three phase
  clamp capacitive inductive insulation transient transients immunity`;

const known = new WeakMap<Knowledge, ReadonlyMap<string, readonly string[]>>();

/** The words that we listen for, by their first letter. */
export function vocabularyOf(knowledge: Knowledge): ReadonlyMap<string, readonly string[]> {
  let vocabulary = known.get(knowledge);
  if (!vocabulary) {
    const phrases = [...knowledge.answers, ...knowledge.notMade].flatMap((entry) => [
      ...entry.phrases,
      ...('alone' in entry ? entry.alone : []),
    ]);
    const words = wordsOf(fold([trade, ...phrases].join(' '))).filter(({ length }) => length > 4);
    vocabulary = Map.groupBy(new Set(words), (word) => word[0] ?? '');
    known.set(knowledge, vocabulary);
  }
  return vocabulary;
}
