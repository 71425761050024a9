import { seeOther } from '../../server/auth/requireStaff.ts';
import { textField } from '../../server/http/readForm.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';
import { staffForm } from './_staffRoute.ts';

/** Keeps a search of the list under a name, or forgets one. */
export const POST = staffForm('reader', async (context, staff, form) => {
  const { savedSearches } = context.locals.services;
  const query = textField(form, 'query', 2000);
  const forget = textField(form, 'forget', 36);
  if (forget) await savedSearches.remove(staff.email, forget);
  else await savedSearches.save(staff.email, textField(form, 'title', 60), query);
  return seeOther(inboxPaths.listOf(query));
});
