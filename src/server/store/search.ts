import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dialectOf } from './dialectOf.ts';

/** PostgreSQL refuses words beyond 2 kB; nobody looks for the end of a word this long. */
const longestWord = 100;
const mostWords = 10;

const cut = (word: string) => Array.from(word).slice(0, longestWord).join('');

/** The words of a text, lower-case, without accents and punctuation: what is stored and asked for. */
export function searchWords(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > longestWord ? cut(word) : word))
    .join(' ');
}

export interface SearchConditions {
  /** Answered from the full-text index: right when few submissions match. */
  indexed: RawBuilder<boolean>;
  /** The same, answered by reading the text: right when few submissions are left to read. */
  read: RawBuilder<boolean>;
}

/**
 * Conditions on `submissions`: every word of the query begins a word of the submission; a single
 * letter is a word of it. Undefined when the query has no words.
 */
export function searchConditions<T>(db: Kysely<T>, query: string): SearchConditions | undefined {
  const words = searchWords(query).split(' ').filter(Boolean).slice(0, mostWords);
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
