import { refuse, seeOther } from '../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../server/http/readForm.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { staffRoute } from './_staffRoute.ts';

/** Ends one of one's own sessions, or all others. */
export const POST = staffRoute('anybody', async (context, staff) => {
  const form = await readForm(context.request, 10_000);
  const which = form ? textField(form, 'session', 40) : '';
  if (which === '') return refuse(422, 'Choose a session to end.');
  await context.locals.services.ownSessions.end(staff, context.request.headers, which);
  return seeOther(`${inboxPaths.account}?done=session`);
});
