import type { Transaction } from 'kysely';
import type { Actor } from '../../store/auditLog.ts';
import type { Database } from '../../store/schema.ts';
import { applyEdit } from '../applyEdit.ts';
import type { AnswerParts } from './sendAnswer.ts';

/** When the visitor last wrote, after the first message. */
async function lastMessageAt(db: Transaction<Database>, submission: string) {
  const row = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('submission_id', '=', submission)
    .where('kind', 'in', ['mail', 'page'])
    .executeTakeFirst();
  return row?.at;
}

/**
 * Cancels an answer that nobody has begun to send. The submission is as unanswered as before, and
 * what was typed is a draft again. False if it is too late.
 */
export async function takeBackAnswer(
  parts: AnswerParts,
  id: string,
  by: Actor,
  mail: string,
): Promise<boolean> {
  let taken = false;
  const edit = { by, version: 'any', key: '' } as const;
  await applyEdit(parts, id, edit, [], async (transaction) => {
    const cancelled = await transaction
      .deleteFrom('outbox')
      .where('id', '=', mail)
      .where('submission_id', '=', id)
      .where('kind', '=', 'answer')
      .where('state', '=', 'waiting')
      .where('attempts', '=', 0)
      .where('locked_until', 'is', null)
      .returning('to_address')
      .executeTakeFirst();
    if (!cancelled) return [];
    taken = true;
    await transaction
      .deleteFrom('outbox')
      .where('submission_id', '=', id)
      .where('kind', '=', 'webhook')
      .where('subject', '=', 'answered')
      .where('state', '=', 'waiting')
      .where('run_at', '>', parts.now())
      .execute();
    const lastWord = await lastMessageAt(transaction, id);
    await transaction
      .updateTable('answer_drafts')
      .set({ mail_id: null, updated_at: parts.now() })
      .where('submission_id', '=', id)
      .where('mail_id', '=', mail)
      .execute();
    await transaction
      .updateTable('submissions')
      .set(({ selectFrom }) => ({
        answered_at: selectFrom('outbox')
          .select(({ fn }) => fn.min('created_at').as('at'))
          .where('submission_id', '=', id)
          .where('kind', '=', 'answer')
          // What was answered before the visitor wrote again is another matter.
          .where('created_at', '>=', lastWord ?? 0),
      }))
      .where('id', '=', id)
      .execute();
    return [['answer_taken_back', { to: cancelled.to_address }]];
  });
  return taken;
}
