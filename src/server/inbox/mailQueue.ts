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
