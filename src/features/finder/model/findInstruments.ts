import { criteriaOf } from './criteriaOf.ts';
import type { Instrument } from './instrument.ts';
import type { FinderQuery } from './query.ts';
import type { PhenomenonWaves } from './reach.ts';
import { reach } from './reach.ts';
import { type WayOut, wayOut } from './wayOut.ts';

export interface Found {
  instruments: readonly Instrument[];
  /** If nothing matches. */
  wayOut: WayOut | undefined;
}

/** The instruments that match a question, in the order asked for. */
export function findInstruments(
  instruments: readonly Instrument[],
  query: FinderQuery,
  wavesOf: PhenomenonWaves,
): Found {
  const criteria = criteriaOf(query, wavesOf);
  const matching = instruments.filter((one) => criteria.every(({ matches }) => matches(one)));
  const descending = (unit: 'volts' | 'amperes') => (a: Instrument, b: Instrument) =>
    reach(b, unit, query, wavesOf) - reach(a, unit, query, wavesOf);
  const order = {
    catalogue: () => 0,
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
