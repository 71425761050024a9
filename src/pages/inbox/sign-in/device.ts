import type { APIRoute } from 'astro';
import { refuse } from '../../../server/auth/requireStaff.ts';
import { inboxPaths } from '../../../staff/inboxPaths.ts';
import { withCookies } from '../_signInAnswers.ts';

/** The link mailed to an account that strangers have shut. */
export const GET: APIRoute = ({ url, locals }) => {
  const [email = '', key = ''] = ['for', 'key'].map((name) => url.searchParams.get(name) ?? '');
  const cookie = locals.services.deviceLinks.open(email, key);
  if (!cookie)
    return refuse(404, 'This link is too old. Try to sign in, and you are sent another.');
  return withCookies(`${inboxPaths.signIn}?done=device`, [cookie]);
};
