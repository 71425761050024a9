import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../store/database.ts';
import { listFilterParameters, parseListFilter } from './listFilter.ts';

const most = 30;

/** Searches that members of staff have kept for themselves, under a name. */
export const createSavedSearches = (db: Db) => ({
  list: (staff: string) =>
    db
      .selectFrom('saved_searches')
      .select(['id', 'title', 'query'])
      .where('staff', '=', staff)
      .orderBy('title')
      .limit(most)
      .execute(),

  /** The address is read like that of the list, so that nothing else is kept. */
  async save(staff: string, title: string, search: string): Promise<void> {
    const query = listFilterParameters(parseListFilter(new URLSearchParams(search))).toString();
    if (title === '' || query === '' || (await this.list(staff)).length >= most) return;
    await db
      .insertInto('saved_searches')
      .values({ id: randomUUIDv7(), staff, title, query })
      .execute();
  },

  async remove(staff: string, id: string): Promise<void> {
    await db.deleteFrom('saved_searches').where('id', '=', id).where('staff', '=', staff).execute();
  },
});
