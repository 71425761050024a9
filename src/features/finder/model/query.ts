import { paths } from '../../../site/paths.ts';

/** Facets of which several values may be chosen, in the order of the page. */
export const facetKeys = [
  'phenomenon',
  'standard',
  'waveform',
  'phases',
  'role',
  'family',
] as const;

export type FacetKey = (typeof facetKeys)[number];

/** Number fields, with the unit of a number without one. The values are in volts and amperes. */
export const numberUnits = { kv: 'kV', ka: 'kA', voltage: 'V', current: 'A' } as const;

export type NumberKey = keyof typeof numberUnits;

export const numberKeys = Object.keys(numberUnits) as NumberKey[];

/** The first of each is the usual one and does not appear in addresses. */
export const sorts = ['catalogue', 'name', 'kv', 'ka', 'weight'] as const;
export const views = ['cards', 'table'] as const;

/** What is asked of the finder, as it stands in the address. */
export interface FinderQuery extends Record<FacetKey, readonly string[]> {
  q: string;
  /** As typed: "4 kV", "7,5". */
  numbers: Readonly<Record<NumberKey, string>>;
  sort: (typeof sorts)[number];
  view: (typeof views)[number];
  /** Shows every instrument as a card, however many there are. */
  all: boolean;
}

/** A facet, a number field or the words. */
export type CriterionKey = FacetKey | NumberKey | 'q';

/** The address of a question. The same question always has the same one. */
export function queryPath(query: FinderQuery): string {
  const params = new URLSearchParams();
  const add = (key: string, value: string, usual = '') => {
    if (value !== usual) params.append(key, value);
  };
  add('q', query.q);
  for (const key of facetKeys) for (const value of query[key].toSorted()) add(key, value);
  for (const key of numberKeys) add(key, query.numbers[key]);
  add('sort', query.sort, sorts[0]);
  add('view', query.view, views[0]);
  if (query.all) add('all', '1');
  return params.size === 0 ? paths.finder : `${paths.finder}?${params}`;
}

/** A question that leaves out everything asked for by one criterion. */
export function withoutCriterion(query: FinderQuery, key: CriterionKey): FinderQuery {
  if (key === 'q') return { ...query, q: '' };
  if (key in numberUnits) return { ...query, numbers: { ...query.numbers, [key]: '' } };
  return { ...query, [key]: [] };
}

/** Makes the change from one question to another on the latest one, which may differ by then. */
export function changeLikewise(
  from: FinderQuery,
  to: FinderQuery,
  latest: FinderQuery,
): FinderQuery {
  const keys = (Object.keys(to) as (keyof FinderQuery)[]).filter((key) => to[key] !== from[key]);
  return { ...latest, ...Object.fromEntries(keys.map((key) => [key, to[key]])) };
}
