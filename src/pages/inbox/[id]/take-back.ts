import type { APIRoute } from 'astro';
import { refuse, requireStaff, seeOther } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { doneAt } from '../_afterEdit.ts';

export const prerender = false;

/** Cancels an answer that has not been sent yet. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const form = await readForm(context.request, 10_000);
  if (!form) return refuse(400, 'The form could not be read. Please go back and try again.');
  const { id = '' } = context.params;
  const mail = textField(form, 'mail', 36);
  const taken = await context.locals.services.submissionChanges.takeBack(id, staff, mail);
  const page = inboxPaths.submission(id, context.url.searchParams.get('in') ?? undefined);
  return seeOther(doneAt(page, taken ? 'takenBack' : 'sentAlready'));
};
