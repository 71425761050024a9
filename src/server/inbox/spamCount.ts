import type { Db } from '../store/database.ts';
import { countInWords } from './countInWords.ts';

/** How many submissions are in spam, in words. */
export const spamCount = (db: Db) =>
  countInWords(db, db.selectFrom('submissions').select('id').where('state', '=', 'spam'));
