import { limits } from '../../../forms/limits.ts';
import { refuse } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import {
  answerFile,
  answerFileTooLarge,
  answerFormBytes,
} from '../../../server/inbox/answers/answerDrafts.ts';
import { editOf } from '../../../server/inbox/applyEdit.ts';
import { afterEdit } from '../_afterEdit.ts';
import { staffRoute } from '../_staffRoute.ts';

/** Sends a mail to the visitor, through the outbox like every other. */
export const POST = staffRoute('agent', async (context, staff) => {
  const { submissionChanges, mailing } = context.locals.services;
  const form = await readForm(context.request, answerFormBytes);
  if (!form) return refuse(413, answerFileTooLarge);
  const answer = textField(form, 'text', limits.message);
  if (answer === '') return refuse(422, 'Write an answer before sending.');
  const file = await answerFile(form);
  if (file === 'too large') return refuse(413, answerFileTooLarge);
  const edit = editOf(form, staff);
  const { id = '' } = context.params;
  const { outcome, mail } = await submissionChanges.answer(id, edit, { text: answer, file });
  mailing.wake();
  return afterEdit(context, outcome, 'answer', { version: edit.version, answer }, { mail });
});
