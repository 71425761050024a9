import { criteriaOf, valuesOf } from './criteriaOf.ts';
import type { Instrument } from './instrument.ts';
import { type FacetKey, type FinderQuery, facetKeys } from './query.ts';
import type { PhenomenonWaves } from './reach.ts';

export type OptionCounts = Record<FacetKey, Map<string, number>>;

/**
 * How many instruments each value of a facet would give, with everything else that is asked for but
 * without the other values of the same facet.
 */
export function countOptions(
  instruments: readonly Instrument[],
  query: FinderQuery,
  wavesOf: PhenomenonWaves,
): OptionCounts {
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
