import type { APIRoute } from 'astro';
import { refuse, requireStaff, seeOther } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { isSubmissionState } from '../../../staff/submissionStates.ts';

export const prerender = false;

/** State and assignee. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const { submissionChanges, staffAccounts } = context.locals.services;
  const id = context.params.id ?? '';
  const form = await readForm(context.request, 10_000);
  if (!form) return refuse(400, 'The form could not be read. Please go back and try again.');

  const state = textField(form, 'state');
  if (!isSubmissionState(state))
    return refuse(422, 'Unknown state. Please choose one from the list.');
  const assignee = textField(form, 'assignee') || null;
  const staffed = await staffAccounts.list();
  // Somebody who has left stays assignee until another takes over, but gets nothing new.
  const known = assignee === null || staffed.some(({ email }) => email === assignee);
  const changed = await submissionChanges.handle(id, staff.email, {
    state,
    assignee: known ? assignee : undefined,
  });
  return changed
    ? seeOther(`${inboxPaths.submission(id)}?done=handled`)
    : new Response(null, { status: 404 });
};
