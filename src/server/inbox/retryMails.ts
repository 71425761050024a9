import { randomUUIDv7 } from 'node:crypto';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import type { Db } from '../store/database.ts';
import { type Actor, writeDeeds } from '../store/writeDeeds.ts';

const batch = 500;

/**
 * Queues mails again, and notes it in the record and in the histories of their submissions. Returns
 * how many there were.
 */
export function retryMails(
  db: Db,
  by: Actor,
  now: () => number,
  queue: (outbox: Outbox) => ReturnType<Outbox['retryDead']>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const mails = await queue(createOutbox(transaction, now));
    const at = now();
    for (let start = 0; start < mails.length; start += batch) {
      const some = mails.slice(start, start + batch);
      const ids = some.flatMap(({ submission_id }) => submission_id ?? []);
      const events = some.flatMap(({ submission_id, to_address: to, subject }) => {
        const detail = JSON.stringify({ to, subject });
        const event = { id: randomUUIDv7(), at, actor: by.email, kind: 'mail_retry', detail };
        return submission_id ? [{ ...event, submission_id }] : [];
      });
      if (events.length > 0)
        await transaction.insertInto('submission_events').values(events).execute();
      const rows = await transaction
        .updateTable('submissions')
        .set({ updated_at: at })
        .where('id', 'in', ['', ...ids])
        .returning(['id', 'reference'])
        .execute();
      const references = new Map(rows.map(({ id, reference }) => [id, reference]));
      const deeds = some.map(({ submission_id }) => ({
        kind: 'mail_retry' as const,
        reference: references.get(submission_id ?? ''),
      }));
      await writeDeeds(transaction, by, deeds, at);
    }
    return mails.length;
  });
}
