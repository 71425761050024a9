import { refuse } from '../../../../server/auth/requireStaff.ts';
import { downloadHeaders } from '../../../../server/http/headers.ts';
import { readAttachment } from '../../../../server/inbox/readSubmission.ts';
import { isOffered } from '../../../../staff/submissionStates.ts';
import { staffRoute } from '../../_staffRoute.ts';

/** Served as a download, never inline: the content is untrusted. */
export const GET = staffRoute('reader', async (context, staff) => {
  const { id = '', attachment = '' } = context.params;
  const { db, log } = context.locals.services;
  const found = await readAttachment(db, staff, id, attachment);
  if (!found) return new Response(null, { status: 404 });
  if (!isOffered(found.scan))
    return refuse(403, 'The virus scanner has not called this attachment clean.');
  log.info({ staff: staff.email, attachment }, 'attachment downloaded');
  return new Response(found.content, {
    headers: downloadHeaders('application/octet-stream', found.name),
  });
});
