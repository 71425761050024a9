import { seeOther } from '../../../server/auth/requireStaff.ts';
import { textField } from '../../../server/http/readForm.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { doneAt } from '../_afterEdit.ts';
import { staffForm } from '../_staffRoute.ts';

/** Cancels an answer that has not been sent yet. */
export const POST = staffForm('agent', async (context, staff, form) => {
  const { id = '' } = context.params;
  const mail = textField(form, 'mail', 36);
  const taken = await context.locals.services.submissionChanges.takeBack(id, staff, mail);
  const page = inboxPaths.submission(id, context.url.searchParams.get('in') ?? undefined);
  return seeOther(doneAt(page, taken ? 'takenBack' : 'sentAlready'));
});
