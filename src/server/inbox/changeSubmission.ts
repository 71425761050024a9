import type { Actor } from '../store/auditLog.ts';
import { type Answer, type AnswerParts, sendAnswer } from './answers/sendAnswer.ts';
import { takeBackAnswer } from './answers/takeBackAnswer.ts';
import { applyEdit, type Edit, markRead } from './applyEdit.ts';
import { type Handling, handleSubmission } from './bulk/handleSubmission.ts';
import { type ReleaseParts, releaseSubmission } from './releaseSubmission.ts';

interface Parts extends AnswerParts, ReleaseParts {}

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

    note: (id: string, edit: Edit, text: string) =>
      applyEdit(parts, id, edit, ['note', text], async () => [['note', { text }]]),

    /** Mails the visitor, through the same outbox as every other mail. */
    answer: (id: string, edit: Edit, answer: Answer) => sendAnswer(parts, id, edit, answer),

    /** Cancels an answer that has not been sent; its text is a draft again. */
    takeBack: (id: string, by: Actor, mail: string) => takeBackAnswer(parts, id, by, mail),

    /** False if there is no such submission. */
    setRead: (id: string, by: Actor, read: boolean) => markRead(parts, id, by, read),
  };
}
