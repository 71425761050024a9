import type { CallOutcome } from '../../staff/submissionStates.ts';
import type { Actor } from '../store/auditLog.ts';
import { type Answer, type AnswerParts, sendAnswer } from './answers/sendAnswer.ts';
import { takeBackAnswer } from './answers/takeBackAnswer.ts';
import { applyEdit, type Edit, markRead } from './applyEdit.ts';
import { type Handling, handleSubmission } from './bulk/handleSubmission.ts';
import { tellMentioned } from './mentions.ts';
import { mergeSubmission, separateSubmission } from './mergeSubmission.ts';
import { type ReleaseParts, releaseSubmission } from './releaseSubmission.ts';

interface Parts extends AnswerParts, ReleaseParts {
  siteUrl: string;
}

/** Changes staff make to a submission. */
export function createSubmissionChanges(parts: Parts) {
  return {
    handle: async (id: string, edit: Edit, to: Handling) =>
      (await handleSubmission(parts, id, edit, to)).outcome,

    /** Not spam: makes it new and sends the mails that were held back, once. */
    release: (id: string, edit: Edit) =>
      applyEdit(parts, id, edit, ['release'], (transaction, row) =>
        releaseSubmission(transaction, row, parts),
      ),

    /** A note, or what came of a call. Whoever has been spoken with has been answered. */
    note: (id: string, edit: Edit, text: string, call?: CallOutcome) =>
      applyEdit(parts, id, edit, ['note', text, call], async (transaction, row) => {
        const now = parts.now();
        await tellMentioned(transaction, row, text, {
          by: edit.by.email,
          now,
          siteUrl: parts.siteUrl,
        });
        if (!call) return [['note', { text }]];
        if (call !== 'missed')
          await transaction
            .updateTable('submissions')
            .set({ answered_at: row.answered_at ?? now, last_message_at: now })
            .where('id', '=', id)
            .execute();
        return [['call', { text, call }]];
      }),

    /** Makes a case part of another of the same person. */
    merge: (id: string, edit: Edit, reference: string) =>
      mergeSubmission(parts, id, edit, reference),

    /** Makes it a case of its own again. */
    separate: (id: string, edit: Edit) => separateSubmission(parts, id, edit),

    /** Mails the visitor, through the same outbox as every other mail. */
    answer: (id: string, edit: Edit, answer: Answer) => sendAnswer(parts, id, edit, answer),

    /** Cancels an answer that has not been sent; its text is a draft again. */
    takeBack: (id: string, by: Actor, mail: string) => takeBackAnswer(parts, id, by, mail),

    /** False if there is no such submission. */
    setRead: (id: string, by: Actor, read: boolean) => markRead(parts, id, by, read),
  };
}
