import { isDay } from '../../site/localTime.ts';
import { type DeedKind, isDeedKind } from '../../staff/deedKinds.ts';

/** The filters of the record. An empty string means no filter. */
export interface DeedFilter {
  /** Who did it, or whose account it was about. */
  person: string;
  kind: DeedKind | '';
  reference: string;
  /** Days as YYYY-MM-DD, both included. */
  from: string;
  to: string;
}

/** Reads the filters from a query. Invalid values are ignored. */
export function parseDeedFilter(parameters: URLSearchParams): DeedFilter {
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, 254);
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const kind = text('kind');
  return {
    person: text('person').toLowerCase(),
    kind: isDeedKind(kind) ? kind : '',
    reference: text('reference').toUpperCase(),
    from: day('from'),
    to: day('to'),
  };
}

/** The filters as a query, without those that are not set. */
export const deedFilterParameters = (filter: DeedFilter) =>
  new URLSearchParams(Object.entries<string>({ ...filter }).filter(([, value]) => value !== ''));
