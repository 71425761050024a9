import { passkeyOptions } from '../_signInAnswers.ts';
import { staffForm } from '../_staffRoute.ts';

/** What a browser needs to make a passkey. */
export const POST = staffForm('anybody', async (context, staff, form) => {
  const { request, locals } = context;
  const password = String(form.get('passkey-password') ?? '');
  return passkeyOptions(await locals.services.passkeys.begin(staff, request.headers, password));
});
