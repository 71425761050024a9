import { limits } from '../../../forms/limits.ts';
import { refuse } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import { editOf } from '../../../server/inbox/applyEdit.ts';
import { isCallOutcome } from '../../../staff/submissionStates.ts';
import { afterEdit } from '../_afterEdit.ts';
import { staffRoute } from '../_staffRoute.ts';

/** A note that only staff see. */
export const POST = staffRoute('agent', async (context, staff) => {
  const { submissionChanges, mailing } = context.locals.services;
  const form = await readForm(context.request, 100_000);
  const note = form ? textField(form, 'text', limits.message) : '';
  if (!form || note === '') return refuse(422, 'Write a note before adding it.');
  const call = textField(form, 'call');
  const edit = editOf(form, staff);
  const outcome = await submissionChanges.note(
    context.params.id ?? '',
    edit,
    note,
    isCallOutcome(call) ? call : undefined,
  );
  mailing.wake();
  return afterEdit(context, outcome, 'note', { version: edit.version, note });
});
