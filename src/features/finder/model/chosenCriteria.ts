import { quantity } from '../../../catalogue/quantity.ts';
import { limitOf } from './criteriaOf.ts';
import type { FinderData } from './finderData.ts';
import {
  type CriterionKey,
  type FinderQuery,
  facetKeys,
  numberKeys,
  numberUnits,
} from './query.ts';

export interface Chosen {
  key: CriterionKey;
  /** The value of a facet; empty for words and numbers. */
  value: string;
  /** "Voltage at least 4 kV", "IEC 61000-4-5". */
  label: string;
  /** The question without it. */
  without: FinderQuery;
}

/** What each criterion is called on the page. */
export const criterionNames: Readonly<Record<CriterionKey, string>> = {
  q: 'Words',
  phenomenon: 'Phenomenon',
  standard: 'Standard',
  waveform: 'Waveform',
  kv: 'Voltage',
  ka: 'Current',
  phases: 'Supply of the EUT',
  voltage: 'Voltage of the EUT',
  current: 'Current of the EUT',
  role: 'Role',
  family: 'Family',
};

/** Everything that is asked for, each with the question that does not ask for it. */
export function chosenCriteria(query: FinderQuery, { options }: FinderData): Chosen[] {
  const words: Chosen[] =
    query.q === ''
      ? []
      : [{ key: 'q', value: '', label: `“${query.q}”`, without: { ...query, q: '' } }];
  const facets = facetKeys.flatMap((key) =>
    query[key].map((value): Chosen => {
      const name = options[key].find((option) => option.value === value)?.name ?? value;
      const others = query[key].filter((other) => other !== value);
      return { key, value, label: name, without: { ...query, [key]: others } };
    }),
  );
  const numbers = numberKeys.flatMap((key): Chosen[] => {
    const limit = limitOf(key, query.numbers[key]);
    if (limit === undefined) return [];
    const figure = quantity(limit, numberUnits[key].replace('k', ''));
    const without = { ...query, numbers: { ...query.numbers, [key]: '' } };
    return [{ key, value: '', label: `${criterionNames[key]} at least ${figure}`, without }];
  });
  return [...words, ...facets, ...numbers];
}
