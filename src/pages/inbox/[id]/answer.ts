import type { APIRoute } from 'astro';
import { refuse, requireStaff } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import { editOf } from '../../../server/inbox/editOf.ts';
import { afterEdit } from './_afterEdit.ts';

export const prerender = false;

/** Sends a mail to the visitor, through the outbox like every other. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const { submissionChanges, mailing } = context.locals.services;
  const form = await readForm(context.request, 100_000);
  const answer = form ? textField(form, 'text', 5000) : '';
  if (!form || answer === '') return refuse(422, 'Write an answer before sending.');
  const edit = editOf(form, staff);
  const outcome = await submissionChanges.answer(context.params.id ?? '', edit, answer);
  mailing.wake();
  return afterEdit(context, outcome, 'answer', { version: edit.version, answer });
};
