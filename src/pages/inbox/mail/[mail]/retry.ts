import type { APIRoute } from 'astro';
import { refuse, requireStaff, seeOther } from '../../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../../server/http/readForm.ts';
import { retryMails } from '../../../../server/inbox/mailQueue.ts';
import { safeNext } from '../../../../staff/inboxPaths.ts';

export const prerender = false;

/** Retries a mail at once, with a fresh count of attempts. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const { db, mailing } = context.locals.services;
  const form = await readForm(context.request, 10_000);
  if (!form) return refuse(400, 'The form could not be read. Please go back and try again.');
  const { mail = '' } = context.params;
  const queued = await retryMails(db, staff, Date.now, (outbox) => outbox.retry(mail));
  if (queued === 0)
    return refuse(409, 'This mail has already been sent, or is being sent right now.');
  mailing.wake();
  return seeOther(`${safeNext(textField(form, 'back')).split('?')[0]}?done=retry`);
};
