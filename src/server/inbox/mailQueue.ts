import { randomUUIDv7 } from 'node:crypto';
import { createOutbox } from '../outbox/outbox.ts';
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

/** A mail that may be retried by hand: neither sent nor being sent right now. */
export function retriableMail(db: Db, id: string, now: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'submission_id', 'subject', 'to_address'])
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .where((where) =>
      where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]),
    )
    .executeTakeFirst();
}

const eventBatch = 500;

/**
 * Queues all dead mails again and notes it in the histories of their submissions. Returns how many
 * there were.
 */
export function retryDeadMails(db: Db, actor: string, now: () => number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const mails = await createOutbox(transaction, now).retryDead();
    const at = now();
    const events = mails.flatMap(({ submission_id, to_address: to, subject }) => {
      const detail = JSON.stringify({ to, subject });
      const event = { id: randomUUIDv7(), at, actor, kind: 'mail_retry', detail };
      return submission_id ? [{ ...event, submission_id }] : [];
    });
    for (let start = 0; start < events.length; start += eventBatch) {
      const some = events.slice(start, start + eventBatch);
      await transaction.insertInto('submission_events').values(some).execute();
      await transaction
        .updateTable('submissions')
        .set({ updated_at: at })
        .where(
          'id',
          'in',
          some.map((event) => event.submission_id),
        )
        .execute();
    }
    return mails.length;
  });
}

const countMails = (db: Db, state: 'dead' | 'waiting') =>
  countInWords(db, db.selectFrom('outbox').select('id').where('state', '=', state));

/** Problems with mail that the inbox shows above everything else. */
export async function mailProblems(db: Db, configured: boolean) {
  const someOf = (count: string) => (count === '0' ? undefined : count);
  return {
    dead: someOf(await countMails(db, 'dead')),
    waiting: configured ? undefined : someOf(await countMails(db, 'waiting')),
  };
}
