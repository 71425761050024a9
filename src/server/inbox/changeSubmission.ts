import type { Transaction } from 'kysely';
import { answerMail } from '../outbox/answerMail.ts';
import type { ComposeMails } from '../outbox/compose.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';
import type { Actor } from '../store/writeDeeds.ts';
import { applyEdit, type Edit, markRead } from './applyEdit.ts';
import { type Handling, handleSubmission } from './bulk/handleSubmission.ts';
import { releaseSubmission } from './releaseSubmission.ts';

interface Parts {
  db: Db;
  composeMails: ComposeMails;
  /** The mailbox of staff, where replies to their answers go. */
  staffAddress: string;
  now: () => number;
}

const lastMailToVisitor = (db: Transaction<Database>, submission: string) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('submission_id', '=', submission)
    .where('kind', '!=', 'staff')
    .where('state', '!=', 'dead')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Changes staff make to a submission. */
export function createSubmissionChanges(parts: Parts) {
  const { composeMails, staffAddress, now } = parts;
  return {
    handle: async (id: string, edit: Edit, to: Handling) =>
      (await handleSubmission(parts, id, edit, to)).outcome,

    /** Not spam: makes it new and sends the mails that were held back, once. */
    release: (id: string, edit: Edit) =>
      applyEdit(parts, id, edit, ['release'], (transaction, row) =>
        releaseSubmission(transaction, row, composeMails, now()),
      ),

    note: (id: string, edit: Edit, text: string) =>
      applyEdit(parts, id, edit, ['note', text], async () => [['note', { text }]]),

    /** Mails the visitor, through the same outbox as every other mail. */
    answer: (id: string, edit: Edit, text: string) =>
      applyEdit(parts, id, edit, ['answer', text], async (transaction, row) => {
        if (!row.email) return [];
        const earlier = await lastMailToVisitor(transaction, id);
        const thread = { replyTo: staffAddress, inReplyTo: earlier?.id };
        const mail = answerMail({ ...row, email: row.email }, thread, text);
        await transaction
          .insertInto('outbox')
          .values(outboxRow(mail, id, now()))
          .execute();
        await transaction
          .updateTable('submissions')
          .set({ answered_at: row.answered_at ?? now() })
          .where('id', '=', id)
          .execute();
        return [['answer', { to: row.email }]];
      }),

    /** False if there is no such submission. */
    setRead: (id: string, by: Actor, read: boolean) => markRead(parts, id, by, read),
  };
}
