import { sql } from 'kysely';
import type { Db } from '../../store/database.ts';

/** How many submissions are open, by form. */
export async function countOpenByForm(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['form', fn.countAll<number>().as('count')])
    .where(sql<boolean>`submissions.state <> 'done' and submissions.state <> 'spam'`)
    .groupBy('form')
    .execute();
  return Object.fromEntries(rows.map(({ form, count }) => [form, count]));
}
