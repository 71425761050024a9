import type { FinderQuery } from './query.ts';

/** Makes the change from one question to another on the latest one, which may differ by then. */
export function changeLikewise(
  from: FinderQuery,
  to: FinderQuery,
  latest: FinderQuery,
): FinderQuery {
  const keys = (Object.keys(to) as (keyof FinderQuery)[]).filter((key) => to[key] !== from[key]);
  return { ...latest, ...Object.fromEntries(keys.map((key) => [key, to[key]])) };
}
