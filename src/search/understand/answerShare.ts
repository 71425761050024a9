import type { KnownAnswer } from '../knowledge.ts';
import { phraseShare } from './phraseShare.ts';

interface Asked {
  said: ReadonlySet<string>;
  telling: ReadonlySet<string>;
  /** The words that say something else than which instrument is meant. */
  beyond: ReadonlySet<string>;
  isOfInstrument: boolean;
}

/** Two words beside a deed do not change it: "burst generator on rent in Bangalore". */
const mostOthers = 3;

/**
 * How much of a question an everyday answer covers. What is done with any instrument counts in full
 * beside its name: "rent a surge generator".
 */
export function answerShare(
  answer: KnownAnswer,
  { said, telling, beyond, isOfInstrument }: Asked,
): number {
  const share = phraseShare(said, telling, answer);
  if (!answer.ofAny) return share;
  const ofDeed = phraseShare(said, beyond, answer);
  const others = beyond.size * (1 - ofDeed);
  const isDeed = isOfInstrument && ofDeed > 0 && others < mostOthers;
  return Math.max(share, 0.95 * ofDeed, isDeed ? 0.92 : 0);
}
