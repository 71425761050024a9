import type { APIRoute } from 'astro';
import { refuse, requireStaff } from '../../../server/auth/requireStaff.ts';
import { readForm } from '../../../server/http/readForm.ts';
import { passkeyOptions } from '../_signInAnswers.ts';

export const prerender = false;

/** What a browser needs to make a passkey. */
export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'reader');
  if (staff instanceof Response) return staff;
  const { request, locals } = context;
  const form = await readForm(request, 10_000);
  if (!form) return refuse(400, 'The form could not be read. Please go back and try again.');
  const password = String(form.get('passkey-password') ?? '');
  return passkeyOptions(await locals.services.passkeys.begin(staff, request.headers, password));
};
