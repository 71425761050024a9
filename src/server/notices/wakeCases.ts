import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addWorkingTime, workingDay } from '../../site/workingTime.ts';
import type { Database } from '../store/schema.ts';

const batch = 200;

/**
 * Brings back what staff wanted to look at again, on the morning of its day: open, unread, and due by
 * the end of a working day, so that it shows among what is due.
 */
export async function wakeCases(db: Transaction<Database>, now: number): Promise<void> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'assignee', 'due_at', 'answered_at', 'first_due_at', 'first_answered_at'])
    .select('version')
    .where('look_again_at', '<=', now)
    .where('state', '=', 'later')
    .limit(batch)
    .execute();
  for (const row of rows) {
    const version = row.version + 1;
    await db
      .updateTable('submissions')
      .set({
        ...{ look_again_at: null, read_at: null, updated_at: now, version },
        state: row.assignee ? 'in_progress' : 'new',
        first_due_at: row.first_due_at ?? row.due_at,
        first_answered_at: row.first_answered_at ?? row.answered_at,
        ...{ answered_at: null, due_at: addWorkingTime(now, workingDay) },
      })
      .where('id', '=', row.id)
      .execute();
    const event = { id: randomUUIDv7(), submission_id: row.id, at: now, actor: 'system', version };
    await db
      .insertInto('submission_events')
      .values({ ...event, kind: 'looked_again', detail: '{}' })
      .execute();
  }
}
