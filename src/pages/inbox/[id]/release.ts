import { editOf } from '../../../server/inbox/applyEdit.ts';
import { afterEdit } from '../_afterEdit.ts';
import { staffForm } from '../_staffRoute.ts';

/** Not spam: the submission becomes new, and the mails held back go out. */
export const POST = staffForm('agent', async (context, staff, form) => {
  const { submissionChanges, mailing } = context.locals.services;
  const edit = editOf(form, staff);
  const outcome = await submissionChanges.release(context.params.id ?? '', edit);
  mailing.wake();
  return afterEdit(context, outcome, 'released', { version: edit.version });
});
