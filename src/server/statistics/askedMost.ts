import { sql } from 'kysely';
import type { Db } from '../store/database.ts';
import { dialectOf } from '../store/dialectOf.ts';
import type { StatisticsPeriod } from './statisticsPeriod.ts';

const shown = 15;

/** The products that quotes were most often asked for: from their lists, and single ones. */
export async function productsAskedMost(db: Db, { start, end }: StatisticsPeriod) {
  const asked = sql`form = 'quote' and state <> 'spam'
    and created_at >= ${start} and created_at < ${end}`;
  const elements =
    dialectOf(db) === 'postgres'
      ? sql`select coalesce(line->>'name', line->>'slug') as product from submissions,
            lateral json_array_elements(fields::json->'lines') as line
          where ${asked}
        union all select product from submissions,
            lateral json_array_elements_text(fields::json->'products') as product
          where ${asked}`
      : sql`select coalesce(json_extract(line.value, '$.name'),
            json_extract(line.value, '$.slug')) as product from submissions,
            json_each(fields, '$.lines') as line
          where ${asked}
        union all select item.value as product from submissions,
            json_each(fields, '$.products') as item
          where ${asked}`;
  const { rows } = await sql<{ product: string; count: number }>`
    select product, count(*) as count from (${elements}) as asked
    where product is not null group by product
    order by count(*) desc, product limit ${sql.lit(shown)}`.execute(db);
  return rows;
}

/** What visitors looked for most often and did not find. */
export const searchesInVain = (db: Db) =>
  db
    .selectFrom('empty_searches')
    .select(['question', 'count', 'last_at'])
    .orderBy('count', 'desc')
    .orderBy('question')
    .limit(shown)
    .execute();
