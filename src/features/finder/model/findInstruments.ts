import { criteriaOf, valuesOf } from './criteriaOf.ts';
import { type Instrument, type PhenomenonWaves, reach } from './instrument.ts';
import { type FacetKey, type FinderQuery, facetKeys } from './query.ts';
import { readTyped } from './readTyped.ts';
import { type WayOut, wayOut } from './wayOut.ts';

export interface Found {
  instruments: readonly Instrument[];
  /** If nothing matches. */
  wayOut: WayOut | undefined;
}

/** The instruments that match a question, in the order asked for. */
export function findInstruments(
  instruments: readonly Instrument[],
  asked: FinderQuery,
  wavesOf: PhenomenonWaves,
): Found {
  const query = readTyped(asked);
  const criteria = criteriaOf(query, wavesOf);
  const matching = instruments.filter((one) => criteria.every(({ matches }) => matches(one)));
  const descending = (unit: 'volts' | 'amperes') => (a: Instrument, b: Instrument) =>
    reach(b, unit, query, wavesOf) - reach(a, unit, query, wavesOf);
  const isRated = query.numbers.kv !== '' || query.numbers.ka !== '';
  // Where a rating is asked for, what makes it stands before what couples and measures it.
  const makesIt = ({ role }: Instrument) =>
    role === 'generator' || role === 'complete-system' ? 0 : 1;
  const order = {
    catalogue: (a: Instrument, b: Instrument) => (isRated ? makesIt(a) - makesIt(b) : 0),
    name: (a: Instrument, b: Instrument) => a.name.localeCompare(b.name, 'en', { numeric: true }),
    kv: descending('volts'),
    ka: descending('amperes'),
    weight: (a: Instrument, b: Instrument) => a.kilograms - b.kilograms,
  }[query.sort];
  return {
    instruments: matching.toSorted(order),
    wayOut: matching.length === 0 ? wayOut(instruments, query, wavesOf) : undefined,
  };
}

export type OptionCounts = Record<FacetKey, Map<string, number>>;

/**
 * How many instruments each value of a facet would give, with everything else that is asked for but
 * without the other values of the same facet.
 */
export function countOptions(
  instruments: readonly Instrument[],
  asked: FinderQuery,
  wavesOf: PhenomenonWaves,
): OptionCounts {
  const query = readTyped(asked);
  const all = criteriaOf(query, wavesOf);
  const counts = {} as OptionCounts;
  for (const key of facetKeys) {
    const counted = new Map<string, number>();
    // What a number means depends on the wave and on the supply: there it is asked for each value.
    const numbers = ['kv', 'ka', 'voltage', 'current'];
    const others = all.filter((one) => one.key !== key && !numbers.includes(one.key));
    const pool = instruments.filter((one) => others.every(({ matches }) => matches(one)));
    const limits = new Map<string, readonly ReturnType<typeof criteriaOf>[number][]>();
    for (const instrument of pool)
      for (const value of valuesOf[key](instrument)) {
        let own = limits.get(value);
        if (!own) {
          own = criteriaOf({ ...query, q: '', [key]: [value] }, wavesOf).filter((one) =>
            numbers.includes(one.key),
          );
          limits.set(value, own);
        }
        if (own.every(({ matches }) => matches(instrument)))
          counted.set(value, (counted.get(value) ?? 0) + 1);
      }
    counts[key] = counted;
  }
  return counts;
}
