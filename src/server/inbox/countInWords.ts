import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';

const maxCount = 1000;

/** How many rows a query finds, counting to a thousand at most to stay fast. */
export async function countInWords(
  db: Db,
  query: SelectQueryBuilder<Database, keyof Database, { id: string }>,
): Promise<string> {
  const { count } = await db
    .selectFrom(query.limit(maxCount).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= maxCount ? `${maxCount} or more` : `${count}`;
}
