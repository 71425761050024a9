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
