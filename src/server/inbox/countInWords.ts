import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';

const maxCount = 1000;

/**
 * How many rows each query finds, counting to a thousand at most to stay fast. No column is asked
 * for, so that an index alone can answer.
 */
export async function countInWords(
  db: Db,
  queries: readonly SelectQueryBuilder<Database, keyof Database, object>[],
): Promise<string[]> {
  const counts = queries.map((query, at) => {
    const some = query.select(sql.lit(1).as('one')).limit(maxCount);
    return sql`(select count(*) from (${some}) as counted) as ${sql.ref(`n${at}`)}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return queries.map((_, at) => {
    const count = Number(rows[0]?.[`n${at}`]);
    return count >= maxCount ? `${maxCount} or more` : `${count}`;
  });
}
