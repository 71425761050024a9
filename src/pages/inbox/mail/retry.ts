import { seeOther } from '../../../server/auth/requireStaff.ts';
import { retryMails } from '../../../server/inbox/mailQueue.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { staffRoute } from '../_staffRoute.ts';

/** Retries all mails that have been given up. */
export const POST = staffRoute('agent', async (context, staff) => {
  const { db, mailing } = context.locals.services;
  await retryMails(db, staff, Date.now, (outbox) => outbox.retryDead());
  mailing.wake();
  return seeOther(`${inboxPaths.mail}?done=retryAll`);
});
