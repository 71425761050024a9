import { seeOther } from '../../../../../server/auth/requireStaff.ts';
import { releaseAttachment } from '../../../../../server/inbox/releaseAttachment.ts';
import { inboxPaths } from '../../../../../staff/inboxPaths.ts';
import { staffRoute } from '../../../_staffRoute.ts';

/** Offers an attachment that the virus scanner refused, or could not look at. */
export const POST = staffRoute('admin', async (context, staff) => {
  const { id = '', attachment = '' } = context.params;
  const { db, log } = context.locals.services;
  const by = { actor: staff.email, now: Date.now() };
  if (!(await releaseAttachment(db, id, attachment, by)))
    return new Response(null, { status: 404 });
  log.warn({ staff: staff.email, attachment }, 'attachment released');
  return seeOther(`${inboxPaths.submission(id)}?done=attachmentReleased`);
});
