import { type Kysely, type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine.ts';

/** The words of a text, lower-case, without accents and punctuation: what is stored and asked for. */
export function searchWords(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/**
 * A condition on `submissions`: every word of the query begins a word of the submission. Both
 * engines answer it from an index. Undefined when the query has no words.
 */
export function matchesSearch<T>(db: Kysely<T>, query: string): RawBuilder<boolean> | undefined {
  const words = searchWords(query).split(' ').filter(Boolean).slice(0, 10);
  if (words.length === 0) return undefined;
  if (engineOf(db) === 'postgres') {
    const terms = words.map((word) => `${word}:*`).join(' & ');
    return sql<boolean>`to_tsvector('simple', submissions.search) @@ to_tsquery('simple', ${terms})`;
  }
  const terms = words.map((word) => `"${word}"*`).join(' ');
  return sql<boolean>`submissions.rowid in (
    select rowid from submissions_search where submissions_search match ${terms})`;
}
