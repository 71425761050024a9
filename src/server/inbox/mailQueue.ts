import type { Db } from '../store/database.ts';

export const mailsShown = 100;

/** The mails that have not gone out: given up first, then those that wait, oldest first. */
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

/** A mail that may be tried again by hand: not sent, and not being sent at this moment. */
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

const mostCounted = 1000;

/** How many mails are in a state, counted to a thousand: more need not be known, and would take long. */
async function countUpTo(db: Db, state: 'dead' | 'waiting'): Promise<number> {
  const { count } = await db
    .selectFrom(
      db.selectFrom('outbox').select('id').where('state', '=', state).limit(mostCounted).as('some'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What staff should know about the mails before anything else. */
export async function mailProblems(db: Db, configured: boolean) {
  const inWords = (count: number) => (count >= mostCounted ? `${mostCounted} or more` : `${count}`);
  const dead = await countUpTo(db, 'dead');
  const waiting = configured ? 0 : await countUpTo(db, 'waiting');
  return {
    dead: dead > 0 ? inWords(dead) : undefined,
    waiting: waiting > 0 ? inWords(waiting) : undefined,
  };
}
