import { seeOther } from '../../../server/auth/requireStaff.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { doneAt } from '../_afterEdit.ts';
import { staffRoute } from '../_staffRoute.ts';

export const POST = staffRoute('agent', async (context, staff) => {
  const id = context.params.id ?? '';
  const list = context.url.searchParams.get('in') ?? undefined;
  const changed = await context.locals.services.submissionChanges.setRead(id, staff, false);
  return changed
    ? seeOther(doneAt(inboxPaths.submission(id, list), 'unread'))
    : new Response(null, { status: 404 });
});
