import { sql } from 'kysely';
import type { Db } from '../store/database.ts';

/** Who has chosen a kind of notice and still has an account. */
export async function recipients(
  db: Db,
  kind: 'mail_new' | 'mail_late' | 'mail_morning',
): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_choices')
    .select('staff')
    .where(kind, '=', 1)
    .where(sql<boolean>`exists (select 1 from staff where staff.email = staff_choices.staff)`)
    .orderBy('staff')
    .execute();
  return rows.map(({ staff }) => staff);
}
