import { refuse } from '../../../server/auth/requireStaff.ts';
import { textField } from '../../../server/http/readForm.ts';
import { editOf } from '../../../server/inbox/applyEdit.ts';
import { parseTags } from '../../../server/inbox/tags.ts';
import { isDay, startOfDay } from '../../../site/localTime.ts';
import { isSubmissionState } from '../../../staff/submissionStates.ts';
import { afterEdit } from '../_afterEdit.ts';
import { staffForm } from '../_staffRoute.ts';

/** State and assignee. */
export const POST = staffForm('agent', async (context, staff, form) => {
  const { manyChanges, staffAccounts } = context.locals.services;
  const state = textField(form, 'state');
  if (!isSubmissionState(state))
    return refuse(422, 'Unknown state. Please choose one from the list.');
  const assignee = textField(form, 'assignee') || null;
  const staffed = await staffAccounts.list();
  // Someone who has left stays assignee until replaced, but cannot be assigned anew.
  const known = assignee === null || staffed.some(({ email }) => email === assignee);
  const day = textField(form, 'day', 10);
  const edit = editOf(form, staff);
  const { outcome, undo } = await manyChanges.handleOne(context.params.id ?? '', edit, {
    state,
    assignee: known ? assignee : undefined,
    lookAgainAt: isDay(day) ? startOfDay(day) : null,
    ...(form.has('tags') ? { tags: parseTags(textField(form, 'tags')) } : {}),
  });
  const handling = { state, assignee };
  return afterEdit(context, outcome, 'handled', { version: edit.version, handling }, { undo });
});
