import { sql } from 'kysely';
import type { Db } from '../store/database.ts';
import { dialectOf } from '../store/dialectOf.ts';
import { addTo, eachWeek, type StatisticsPeriod, type Week } from './statisticsPeriod.ts';

const shown = 15;

/** What quotes of a week were asked for: from their lists, and single products. */
function countProducts(db: Db, { start, end }: Week) {
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
  return sql<{ product: string; count: number }>`
    select product, count(*) as count from (${elements}) as asked
    where product is not null group by product`.execute(db);
}

/** The products that quotes were most often asked for. */
export async function productsAskedMost(db: Db, period: StatisticsPeriod) {
  const counts = new Map<string, number>();
  async function addProducts(week: Week): Promise<void> {
    for (const { product, count } of (await countProducts(db, week)).rows)
      addTo(counts, product, count);
  }
  await eachWeek(period, [addProducts]);
  return Array.from(counts, ([product, count]) => ({ product, count }))
    .sort((a, b) => b.count - a.count || (a.product < b.product ? -1 : 1))
    .slice(0, shown);
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
