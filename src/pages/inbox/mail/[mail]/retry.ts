import type { APIRoute } from 'astro';
import { refuse, requireStaff, seeOther } from '../../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../../server/http/readForm.ts';
import { retriableMail } from '../../../../server/inbox/mailQueue.ts';
import { safeNext } from '../../../../staff/inboxPaths.ts';

export const prerender = false;

/** Retries a mail at once, with a fresh count of attempts. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const { db, mailing, submissionChanges } = context.locals.services;
  const form = await readForm(context.request, 10_000);
  const mail = await retriableMail(db, context.params.mail ?? '', Date.now());
  if (!form || !mail)
    return refuse(409, 'This mail has already been sent, or is being sent right now.');
  await mailing.retry(mail.id);
  if (mail.submission_id)
    await submissionChanges.noteMailRetry(mail.submission_id, staff.email, {
      to: mail.to_address,
      subject: mail.subject,
    });
  return seeOther(`${safeNext(textField(form, 'back')).split('?')[0]}?done=retry`);
};
