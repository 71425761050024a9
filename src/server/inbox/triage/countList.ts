import type { Db } from '../../store/database.ts';
import { applyFilter } from '../applyFilter.ts';
import { countInWords } from '../countInWords.ts';
import type { ListFilter } from '../listFilter.ts';

/** How many submissions a list without search words has, in words. */
export const countList = (db: Db, filter: ListFilter): Promise<string> =>
  countInWords(db, applyFilter(db.selectFrom('submissions'), filter).select('id'));
