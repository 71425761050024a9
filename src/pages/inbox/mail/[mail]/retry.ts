import { refuse, seeOther } from '../../../../server/auth/requireStaff.ts';
import { textField } from '../../../../server/http/readForm.ts';
import { retryMails } from '../../../../server/inbox/mailQueue.ts';
import { safeNext } from '../../../../staff/inboxPaths.ts';
import { staffForm } from '../../_staffRoute.ts';

/** Retries a mail at once, with a fresh count of attempts. */
export const POST = staffForm('agent', async (context, staff, form) => {
  const { db, mailing } = context.locals.services;
  const { mail = '' } = context.params;
  const queued = await retryMails(db, staff, Date.now, (outbox) => outbox.retry(mail));
  if (queued === 0)
    return refuse(409, 'This mail has already been sent, or is being sent right now.');
  mailing.wake();
  return seeOther(`${safeNext(textField(form, 'back')).split('?')[0]}?done=retry`);
});
