import type { APIRoute } from 'astro';
import { requireStaff, seeOther } from '../../../server/auth/requireStaff.ts';
import { retryMails } from '../../../server/inbox/mailQueue.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';

export const prerender = false;

/** Retries all mails that have been given up. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'agent');
  if (staff instanceof Response) return staff;
  const { db, mailing } = context.locals.services;
  await retryMails(db, staff, Date.now, (outbox) => outbox.retryDead());
  mailing.wake();
  return seeOther(`${inboxPaths.mail}?done=retryAll`);
};
