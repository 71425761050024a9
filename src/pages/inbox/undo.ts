import type { APIRoute } from 'astro';
import { refuse, requireStaff, seeOther } from '../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../server/http/readForm.ts';
import { doneAt } from './_afterEdit.ts';

export const prerender = false;

/** Takes back a change of states and assignees. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const form = await readForm(context.request, 10_000);
  if (!form) return refuse(400, 'The form could not be read. Please go back and try again.');
  const undone = await context.locals.services.manyChanges.undo(staff, textField(form, 'undo', 36));
  const back = textField(form, 'back', 2000);
  return seeOther(undone ? doneAt(back, 'undone', undone) : doneAt(back, 'tooLate'));
};
