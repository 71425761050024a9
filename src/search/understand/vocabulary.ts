import type { Knowledge } from '../knowledge.ts';
import { fold, wordsOf } from '../words.ts';

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
