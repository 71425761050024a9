import type { APIRoute } from 'astro';
import { refuse, requireStaff, seeOther } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';

export const prerender = false;

/** A note that only staff see. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const { submissionChanges } = context.locals.services;
  const id = context.params.id ?? '';
  const form = await readForm(context.request, 100_000);
  const text = form ? textField(form, 'text', 5000) : '';
  if (text === '') return refuse(422, 'Write a note before adding it.');
  const changed = await submissionChanges.note(id, staff.email, text);
  return changed
    ? seeOther(`${inboxPaths.submission(id)}?done=note`)
    : new Response(null, { status: 404 });
};
