import type { APIRoute } from 'astro';
import { refuse, requireStaff, seeOther } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';

export const prerender = false;

/** A mail to the visitor; it goes through the outbox like every other. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const { submissionChanges, mailing } = context.locals.services;
  const id = context.params.id ?? '';
  const form = await readForm(context.request, 100_000);
  const text = form ? textField(form, 'text', 5000) : '';
  if (text === '') return refuse(422, 'Write an answer before sending.');
  const changed = await submissionChanges.answer(id, staff.email, text);
  mailing.wake();
  return changed
    ? seeOther(`${inboxPaths.submission(id)}?done=answer`)
    : new Response(null, { status: 404 });
};
