import { randomUUIDv7 } from 'node:crypto';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { type Actor, writeAuditEvents } from '../store/auditLog.ts';
import type { Db } from '../store/database.ts';
import { countInWords } from './countInWords.ts';

export const mailsShown = 100;

/** Unsent mails: abandoned ones first, then those waiting, oldest first. */
export function unsentMails(db: Db) {
  return db
    .selectFrom('outbox')
    .leftJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select(['outbox.id', 'outbox.submission_id', 'outbox.kind', 'outbox.to_address'])
    .select(['outbox.subject', 'outbox.state', 'outbox.attempts', 'outbox.last_error'])
    .select(['outbox.run_at', 'outbox.created_at', 'submissions.reference'])
    .where('outbox.state', 'in', ['dead', 'waiting'])
    .orderBy('outbox.state')
    .orderBy('outbox.run_at')
    .limit(mailsShown)
    .execute();
}

/** Problems with mail that the inbox shows above everything else. */
export async function mailProblems(db: Db, configured: boolean) {
  const [dead, waiting] = await countInWords(
    db,
    (['dead', 'waiting'] as const).map((state) =>
      db.selectFrom('outbox').where('state', '=', state),
    ),
  );
  const someOf = (count = '0') => (count === '0' ? undefined : count);
  return { dead: someOf(dead), waiting: configured ? undefined : someOf(waiting) };
}

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
      const auditEvents = some.map(({ submission_id }) => ({
        kind: 'mail_retry' as const,
        reference: references.get(submission_id ?? ''),
      }));
      await writeAuditEvents(transaction, by, auditEvents, at);
    }
    return mails.length;
  });
}
