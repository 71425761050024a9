import { criterionNames } from './chosenCriteria.ts';
import {
  type FacetKey,
  type FinderQuery,
  facetKeys,
  type NumberKey,
  numberKeys,
  sorts,
  views,
} from './query.ts';

const longest = 100;
const most = 40;

const slugOf = (value: string) =>
  value
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const oneOf = <T extends string>(known: readonly [T, ...T[]], value: string | null): T =>
  known.find((one) => one === value) ?? known[0];

/** The values that an address asks for and no facet knows. */
export const unknownValues = (
  params: URLSearchParams,
  known: Readonly<Record<FacetKey, readonly { value: string }[]>>,
): string[] =>
  facetKeys.flatMap((key) =>
    params
      .getAll(key)
      .slice(0, most)
      .filter((value) => value && !known[key].some((option) => option.value === slugOf(value)))
      .map((value) => `${criterionNames[key]}: ${value.slice(0, longest).toWellFormed()}`),
  );

/** The question in an address. Values that no facet knows are left out. */
export function readQuery(
  params: URLSearchParams,
  known: Readonly<Record<FacetKey, readonly { value: string }[]>>,
): FinderQuery {
  const text = (key: string) => (params.get(key) ?? '').trim().slice(0, longest).toWellFormed();
  const chosen = (key: FacetKey) => {
    const asked = new Set(params.getAll(key).slice(0, most).map(slugOf));
    return known[key].map(({ value }) => value).filter((value) => asked.has(value));
  };
  return {
    ...(Object.fromEntries(facetKeys.map((key) => [key, chosen(key)])) as Record<
      FacetKey,
      string[]
    >),
    q: text('q'),
    numbers: Object.fromEntries(numberKeys.map((key) => [key, text(key)])) as Record<
      NumberKey,
      string
    >,
    sort: oneOf(sorts, params.get('sort')),
    view: oneOf(views, params.get('view')),
    all: params.has('all'),
  };
}
