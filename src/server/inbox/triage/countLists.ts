import type { Db } from '../../store/database.ts';
import { applyFilter } from '../applyFilter.ts';
import { countInWords } from '../countInWords.ts';
import type { ListFilter } from '../listFilter.ts';

/** How many submissions lists without search words have, in words. */
export const countLists = (db: Db, filters: readonly ListFilter[]): Promise<string[]> =>
  countInWords(
    db,
    filters.map((filter) => applyFilter(db.selectFrom('submissions'), filter)),
  );
