import type { APIRoute } from 'astro';
import { refuse, requireStaff } from '../../../server/auth/requireStaff.ts';
import { readForm } from '../../../server/http/readForm.ts';
import { editOf } from '../../../server/inbox/applyEdit.ts';
import { afterEdit } from '../_afterEdit.ts';

export const prerender = false;

/** Not spam: the submission becomes new, and the mails held back go out. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const { submissionChanges, mailing } = context.locals.services;
  const form = await readForm(context.request, 10_000);
  if (!form) return refuse(400, 'The form could not be read. Please go back and try again.');
  const edit = editOf(form, staff);
  const outcome = await submissionChanges.release(context.params.id ?? '', edit);
  mailing.wake();
  return afterEdit(context, outcome, 'released', { version: edit.version });
};
