import type { Db } from '../../store/database.ts';
import { searchConditions } from '../../store/search.ts';
import { applyFilter } from '../applyFilter.ts';
import { countInWords } from '../countInWords.ts';
import type { ListFilter } from '../listFilter.ts';

/** How many submissions the whole list has, in words. */
export function countList(db: Db, filter: ListFilter): Promise<string> {
  const filtered = applyFilter(db.selectFrom('submissions'), filter).select('id');
  const words = searchConditions(db, filter.query);
  return countInWords(db, words ? filtered.where(words.indexed) : filtered);
}
