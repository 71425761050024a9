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
  const counts = await db
    .selectNoFrom((within) =>
      queries.map((query, at) =>
        within
          .selectFrom(query.select(sql.lit(1).as('one')).limit(maxCount).as('some'))
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as(`n${at}`),
      ),
    )
    .executeTakeFirstOrThrow();
  return queries.map((_, at) => {
    const count = Number(counts[`n${at}`]);
    return count >= maxCount ? `${maxCount} or more` : `${count}`;
  });
}
