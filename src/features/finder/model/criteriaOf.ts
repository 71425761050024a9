import type { Instrument } from './instrument.ts';
import { limitOf } from './limitOf.ts';
import { matchesWords } from './matchesWords.ts';
import { type CriterionKey, type FacetKey, type FinderQuery, facetKeys } from './query.ts';
import { type PhenomenonWaves, reach } from './reach.ts';

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
