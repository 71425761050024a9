import { refuse, seeOther } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { staffRoute } from '../_staffRoute.ts';

/** Erases everything stored under an address once it has been typed a second time. */
export const POST = staffRoute('admin', async (context, staff) => {
  const { personalData, log } = context.locals.services;
  const form = await readForm(context.request, 10_000);
  const email = form ? textField(form, 'email', 254).toLowerCase() : '';
  if (!form || email === '') return refuse(422, 'Enter the e-mail address to erase.');
  if (textField(form, 'confirm', 254).toLowerCase() !== email)
    return seeOther(`${inboxPaths.people}?${new URLSearchParams({ email, unconfirmed: '1' })}`);
  const submissions = await personalData.erase(staff, email);
  // Never the erased address: the log must not keep what was just erased.
  log.warn({ staff: staff.email, submissions }, 'personal data erased');
  return seeOther(`${inboxPaths.people}?done=erased`);
});
