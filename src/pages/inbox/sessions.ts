import type { APIRoute } from 'astro';
import { refuse, requireStaff, seeOther } from '../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../server/http/readForm.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';

export const prerender = false;

/** Ends one of one's own sessions, or all others. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'reader');
  if (staff instanceof Response) return staff;
  const form = await readForm(context.request, 10_000);
  const which = form ? textField(form, 'session', 40) : '';
  if (which === '') return refuse(422, 'Choose a session to end.');
  await context.locals.services.ownSessions.end(staff, context.request.headers, which);
  return seeOther(`${inboxPaths.account}?done=session`);
};
