import type { APIRoute } from 'astro';
import { refuse, requireStaff } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import { editOf } from '../../../server/inbox/applyEdit.ts';
import { isSubmissionState } from '../../../staff/submissionStates.ts';
import { afterEdit } from '../_afterEdit.ts';

export const prerender = false;

/** State and assignee. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const { manyChanges, staffAccounts } = context.locals.services;
  const form = await readForm(context.request, 10_000);
  if (!form) return refuse(400, 'The form could not be read. Please go back and try again.');

  const state = textField(form, 'state');
  if (!isSubmissionState(state))
    return refuse(422, 'Unknown state. Please choose one from the list.');
  const assignee = textField(form, 'assignee') || null;
  const staffed = await staffAccounts.list();
  // Someone who has left stays assignee until replaced, but cannot be assigned anew.
  const known = assignee === null || staffed.some(({ email }) => email === assignee);
  const edit = editOf(form, staff);
  const { outcome, undo } = await manyChanges.handleOne(context.params.id ?? '', edit, {
    state,
    assignee: known ? assignee : undefined,
  });
  const handling = { state, assignee };
  return afterEdit(context, outcome, 'handled', { version: edit.version, handling }, { undo });
};
