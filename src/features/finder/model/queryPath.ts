import { paths } from '../../../site/paths.ts';
import { type FinderQuery, facetKeys, numberKeys, sorts, views } from './query.ts';

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
