import type { APIRoute } from 'astro';
import { refuse, requireStaff, seeOther } from '../../../server/auth/requireStaff.ts';
import { readForm, textField } from '../../../server/http/readForm.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';

export const prerender = false;

/** Erases everything stored under an address once it has been typed a second time. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'admin');
  if (staff instanceof Response) return staff;
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
};
