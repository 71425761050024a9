import type { APIRoute } from 'astro';
import { requireStaff, seeOther } from '../../../server/auth/requireStaff.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';

export const prerender = false;

/** Not spam: the submission becomes new, and the mails held back go out. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const { submissionChanges, mailing } = context.locals.services;
  const id = context.params.id ?? '';
  const changed = await submissionChanges.release(id, staff.email);
  mailing.wake();
  return changed
    ? seeOther(`${inboxPaths.submission(id)}?done=released`)
    : new Response(null, { status: 404 });
};
