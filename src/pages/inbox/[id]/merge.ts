import { refuse } from '../../../server/auth/requireStaff.ts';
import { textField } from '../../../server/http/readForm.ts';
import { editOf } from '../../../server/inbox/applyEdit.ts';
import { afterEdit } from '../_afterEdit.ts';
import { staffForm } from '../_staffRoute.ts';

const refusals = {
  unknown: 'There is no other case with this reference. Please go back and check it.',
  otherPerson:
    "Not merged: the two cases have different e-mail addresses, or none. Two people's data are not joined.",
} as const;

/** Makes a case part of another, or one of its own again. */
export const POST = staffForm('agent', async (context, staff, form) => {
  const { submissionChanges } = context.locals.services;
  const { id = '' } = context.params;
  const edit = editOf(form, staff);
  const reference = textField(form, 'reference', 20).toUpperCase();
  const outcome =
    textField(form, 'do') === 'separate'
      ? await submissionChanges.separate(id, edit)
      : await submissionChanges.merge(id, edit, reference);
  if (outcome === 'unknown' || outcome === 'otherPerson') return refuse(422, refusals[outcome]);
  return afterEdit(context, outcome, 'handled', { version: edit.version });
});
