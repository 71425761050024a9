import { randomUUIDv7 } from 'node:crypto';
import { createOutbox } from '../outbox/outbox.ts';
import type { Db } from '../store/database.ts';

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

const maxCount = 1000;

/** How many mails are in a state, counting to a thousand at most to stay fast. */
async function countUpTo(db: Db, state: 'dead' | 'waiting'): Promise<number> {
  const { count } = await db
    .selectFrom(
      db.selectFrom('outbox').select('id').where('state', '=', state).limit(maxCount).as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Problems with mail that the inbox shows above everything else. */
export async function mailProblems(db: Db, configured: boolean) {
  const inWords = (count: number) => (count >= maxCount ? `${maxCount} or more` : `${count}`);
  const dead = await countUpTo(db, 'dead');
  const waiting = configured ? 0 : await countUpTo(db, 'waiting');
  return {
    dead: dead > 0 ? inWords(dead) : undefined,
    waiting: waiting > 0 ? inWords(waiting) : undefined,
  };
}
