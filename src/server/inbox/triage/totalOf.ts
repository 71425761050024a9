import type { Db } from '../../store/database.ts';
import type { ListFilter } from '../listFilter.ts';
import type { ListPage } from '../listSubmissions.ts';
import { countLists } from './countLists.ts';

/**
 * How many submissions the list has of which this is a page, in words. The hits of a search are not
 * counted beyond the page: among many hits, finding the few that pass the filters takes too long.
 */
export async function totalOf(db: Db, filter: ListFilter, page: ListPage): Promise<string> {
  if (filter.query === '') return (await countLists(db, [filter]))[0] ?? '0';
  const whole = page.newer === undefined && page.older === undefined;
  return whole ? String(page.rows.length) : `more than ${page.rows.length}`;
}
