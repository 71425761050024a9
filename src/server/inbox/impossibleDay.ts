import { isDay } from '../../site/localTime.ts';

/** A day that a query filters by and no calendar has; undefined if there is none. */
export function impossibleDay(search: string): string | undefined {
  const query = new URLSearchParams(search);
  return ['from', 'to']
    .map((name) => (query.get(name) ?? '').trim())
    .find((day) => day !== '' && !isDay(day));
}
