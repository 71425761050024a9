import { type Concept, conceptsOf } from '../../../search/concepts.ts';
import { termsOf } from '../../../search/terms.ts';
import { parseQuantity } from '../../../site/typedNumbers.ts';
import { type Instrument, type PhenomenonWaves, reach } from './instrument.ts';
import {
  type CriterionKey,
  type FacetKey,
  type FinderQuery,
  facetKeys,
  type NumberKey,
  numberUnits,
} from './query.ts';

export interface Criterion {
  key: CriterionKey;
  matches: (instrument: Instrument) => boolean;
}

const isNumber = (limit: number | undefined): limit is number => limit !== undefined;

/** The values of a facet that an instrument has. */
export const valuesOf: Readonly<Record<FacetKey, (of: Instrument) => readonly string[]>> = {
  phenomenon: ({ phenomena }) => phenomena,
  standard: ({ standards }) => standards,
  waveform: ({ waves }) => waves.map(({ slug }) => slug),
  phases: ({ phases }) => phases,
  role: ({ role }) => [role],
  family: ({ family }) => [family],
};

/** The supplies of an EUT that count: AC if phases are asked for, DC if that is, else both. */
function ratings({ ac, dc }: Instrument, { phases }: FinderQuery) {
  const wantsDc = phases.length === 0 || phases.includes('0');
  const wantsAc = phases.length === 0 || phases.some((value) => value !== '0');
  return [wantsAc ? ac : undefined, wantsDc ? dc : undefined].filter(
    (rating) => rating !== undefined,
  );
}

/** Every number is a least value, whether people say so or not: "≥ 4 kV", "min. 4 kV". */
const atLeast = /^(?:>=?|≥|min\.?|from|at least)\s*/i;

/** What was typed into a number field, in volts or amperes. Undefined if it is empty or no number. */
export function limitOf(key: NumberKey, typed: string): number | undefined {
  const unit = numberUnits[key];
  const base = unit.replace('k', '');
  const number = typed.trim().replace(atLeast, '');
  return parseQuantity(/[a-z]/i.test(number) ? number : `${number} ${unit}`, base);
}

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
function matchesWords(text: string): (instrument: Instrument) => boolean {
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

/** Each thing asked for, with its own test: one value of a facet is enough, every criterion must hold. */
export function criteriaOf(query: FinderQuery, wavesOf: PhenomenonWaves): Criterion[] {
  const { numbers } = query;
  const kv = limitOf('kv', numbers.kv);
  const ka = limitOf('ka', numbers.ka);
  const volts = limitOf('voltage', numbers.voltage);
  const amperes = limitOf('current', numbers.current);
  const criteria: (Criterion | false)[] = [
    query.q !== '' && { key: 'q', matches: matchesWords(query.q) },
    ...facetKeys.map(
      (key): Criterion | false =>
        query[key].length > 0 && {
          key,
          matches: (one) => valuesOf[key](one).some((value) => query[key].includes(value)),
        },
    ),
    isNumber(kv) && { key: 'kv', matches: (one) => reach(one, 'volts', query, wavesOf) >= kv },
    isNumber(ka) && { key: 'ka', matches: (one) => reach(one, 'amperes', query, wavesOf) >= ka },
    isNumber(volts) && {
      key: 'voltage',
      matches: (one) => ratings(one, query).some((rating) => rating.volts >= volts),
    },
    isNumber(amperes) && {
      key: 'current',
      matches: (one) =>
        ratings(one, query).some(
          (rating) => rating.amperes >= amperes && rating.volts >= (volts ?? 0),
        ),
    },
  ];
  return criteria.filter((criterion) => criterion !== false);
}
