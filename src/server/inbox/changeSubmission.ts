import type { Transaction } from 'kysely';
import type { SubmissionState } from '../../staff/submissionStates.ts';
import { answerMail } from '../outbox/answerMail.ts';
import type { ComposeMails } from '../outbox/compose.ts';
import { outboxRow } from '../outbox/outboxRow.ts';
import type { Db } from '../store/database.ts';
import type { Database } from '../store/schema.ts';
import type { Actor } from '../store/writeDeeds.ts';
import { applyEdit, type Edit, type Event, markRead } from './applyEdit.ts';
import { releaseSubmission } from './releaseSubmission.ts';

interface Parts {
  db: Db;
  composeMails: ComposeMails;
  /** The mailbox of staff, where replies to their answers go. */
  staffAddress: string;
  now: () => number;
}

interface Handling {
  state?: SubmissionState | undefined;
  assignee?: string | null | undefined;
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
    /** Changes and records only what differs. */
    handle: (id: string, edit: Edit, to: Handling) =>
      applyEdit(parts, id, edit, [to.state, to.assignee], async (transaction, from) => {
        const made: Event[] = [];
        const update = transaction.updateTable('submissions').where('id', '=', id);
        if (to.state !== undefined && to.state !== from.state) {
          await update.set({ state: to.state }).execute();
          made.push(['state', { from: from.state, to: to.state }]);
        }
        if (to.assignee !== undefined && to.assignee !== from.assignee) {
          await update.set({ assignee: to.assignee }).execute();
          made.push(['assignee', { from: from.assignee, to: to.assignee }]);
        }
        return made;
      }),

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
        return [['answer', { to: row.email }]];
      }),

    /** False if there is no such submission. */
    setRead: (id: string, by: Actor, read: boolean) => markRead(parts, id, by, read),
  };
}
