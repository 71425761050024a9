import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dialectOf } from './dialectOf.ts';

/** PostgreSQL rejects words over 2 kB, and nobody searches for the end of a word this long. */
const maxWordLength = 100;
const maxWords = 10;

const cut = (word: string) => Array.from(word).slice(0, maxWordLength).join('');

/**
 * Normalises text for storing and for searching: words in lower case, without accents and
 * punctuation.
 */
export function searchWords(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > maxWordLength ? cut(word) : word))
    .join(' ');
}

export interface SearchConditions {
  /** Uses the full-text index: best if few submissions match. */
  indexed: RawBuilder<boolean>;
  /** The same by scanning the text: best if few submissions need to be read. */
  read: RawBuilder<boolean>;
}

/**
 * Conditions on `submissions`: each word of the query must be the beginning of a word of the
 * submission, or a whole word if it is a single letter. Undefined if the query has no words.
 */
export function searchConditions<T>(db: Kysely<T>, query: string): SearchConditions | undefined {
  const words = searchWords(query).split(' ').filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return undefined;
  const postgres = dialectOf(db) === 'postgres';
  const isPrefix = (word: string) => word.length > 1;
  const contains = words.map((word) => {
    const part = isPrefix(word) ? ` ${word}` : ` ${word} `;
    return postgres
      ? sql`strpos(' ' || submissions.search || ' ', ${part}) > 0`
      : sql`instr(' ' || submissions.search || ' ', ${part}) > 0`;
  });
  const read = sql<boolean>`(${sql.join(contains, sql` and `)})`;
  if (postgres) {
    const terms = words.map((word) => `'${word}'${isPrefix(word) ? ':*' : ''}`).join(' & ');
    return { read, indexed: sql`submissions.search_words @@ ${terms}::tsquery` };
  }
  const terms = words.map((word) => `"${word}"${isPrefix(word) ? '*' : ''}`).join(' ');
  return {
    read,
    indexed: sql`submissions.serial in (
      select rowid from submissions_search where submissions_search match ${terms})`,
  };
}
