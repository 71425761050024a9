import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';
import { countInWords } from '../countInWords.ts';
import { applyFilter, type ListFilter } from '../listFilter.ts';

import type { ListPage } from '../listSubmissions.ts';

/** How many submissions lists without search words have, in words. */
export const countLists = (db: Db, filters: readonly ListFilter[]): Promise<string[]> =>
  countInWords(
    db,
    filters.map((filter) => applyFilter(db.selectFrom('submissions'), filter)),
  );

/** How many submissions are open, by form. */
export async function countOpenByForm(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['form', fn.countAll<number>().as('count')])
    .where(sql<boolean>`submissions.state <> 'done' and submissions.state <> 'spam'`)
    .groupBy('form')
    .execute();
  return Object.fromEntries(rows.map(({ form, count }) => [form, count]));
}

/**
 * How many submissions the list has of which this is a page, in words. The hits of a search are not
 * counted beyond the page: among many hits, finding the few that pass the filters takes too long.
 */
export async function totalOf(db: Db, filter: ListFilter, page: ListPage): Promise<string> {
  if (filter.query === '') return (await countLists(db, [filter]))[0] ?? '0';
  const whole = page.newer === undefined && page.older === undefined;
  return whole ? String(page.rows.length) : `more than ${page.rows.length}`;
}
