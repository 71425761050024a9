import { type Concept, conceptsOf } from '../../../search/concepts.ts';
import { termsOf } from '../../../search/terms.ts';
import type { Instrument } from './instrument.ts';

const known = new WeakMap<Instrument, readonly string[]>();

function termsFor(instrument: Instrument): readonly string[] {
  let terms = known.get(instrument);
  if (!terms) {
    terms = [...new Set(termsOf(`${instrument.name} ${instrument.words}`))];
    known.set(instrument, terms);
  }
  return terms;
}

/** Whether an instrument has every word of a question, a word that begins so, or a synonym. */
export function matchesWords(text: string): (instrument: Instrument) => boolean {
  const concepts = conceptsOf(text);
  return (instrument) => {
    const terms = termsFor(instrument);
    const has = (term: string) => terms.includes(term);
    const answers = ({ words, names, parts }: Concept) =>
      words.every(
        ({ typed, term }) => has(term) || terms.some((known) => known.startsWith(typed)),
      ) ||
      names.some(has) ||
      (parts.length > 0 && parts.every(has));
    return concepts.every(answers);
  };
}
