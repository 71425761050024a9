import type { APIRoute } from 'astro';
import { isOwnRequest, refuse } from '../../../server/auth/requireStaff.ts';
import { passkeyOptions } from '../_signInAnswers.ts';

/** What a browser needs to sign somebody in by a passkey. */
export const POST: APIRoute = async ({ request, locals }) => {
  if (!isOwnRequest(request, locals.services.env.SITE_URL))
    return refuse(403, 'This request did not come from an inbox page.');
  return passkeyOptions(await locals.services.passkeySignIn.challenge(locals.clientAddress));
};
