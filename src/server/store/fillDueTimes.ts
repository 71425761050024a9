import { type RawBuilder, sql } from 'kysely';
import { answerDue } from '../../site/workingTime.ts';
import type { Db } from './database.ts';

const batch = 500;

/**
 * Reckons when answers are due for submissions that were stored without it: those of earlier
 * releases, and those that one still running beside this takes in.
 */
export async function fillDueTimes(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'form', 'created_at'])
      .where(sql<boolean>`due_at = 0`)
      .limit(batch)
      .execute();
    if (rows.length > 0) {
      const cases: RawBuilder<unknown>[] = rows.map(
        ({ id, form, created_at }) =>
          sql`when ${id} then cast(${answerDue(form, created_at)} as bigint)`,
      );
      await db
        .updateTable('submissions')
        .set({ due_at: sql<number>`case id ${sql.join(cases, sql` `)} end` })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
    }
    if (rows.length < batch) return;
  }
}
