import { inboxPaths } from '../../staff/inboxPaths.ts';
import { hasRole, type StaffRole } from '../../staff/staffRoles.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Services } from '../services.ts';
import type { Person } from './staffSessions.ts';

interface Context {
  request: Request;
  url: URL;
  locals: { services: Services; clientAddress: string };
}

/** Where administrators get the second factor they must have. */
const factorPaths: readonly string[] = [
  inboxPaths.secondFactor,
  inboxPaths.passkeys,
  inboxPaths.newPasskey,
  inboxPaths.password,
];

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location } });

/** A rejection in plain text. */
export const refuse = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/**
 * Whether one of our own pages sent this. The cookie lets a request act for a member of staff, so,
 * unlike on the public forms, a request that does not name its origin is rejected.
 */
export function isOwnRequest(request: Request, siteUrl: string): boolean {
  if (isRead(request.method)) return true;
  const headers = Object.fromEntries(request.headers);
  return ('origin' in headers || 'sec-fetch-site' in headers) && isOwnOrigin(headers, siteUrl);
}

/**
 * The first line of every inbox handler: the member of staff, or the response to send instead. No
 * handler relies on having been guarded elsewhere.
 */
export async function requireStaff(
  context: Context,
  needed: StaffRole | 'anybody',
): Promise<Person | Response> {
  const { request, url, locals } = context;
  if (!isOwnRequest(request, locals.services.env.SITE_URL))
    return refuse(
      403,
      'This request did not come from an inbox page. Please open the inbox and try again.',
    );
  const staff = await locals.services.staffSessions.current(request.headers);
  if (!staff)
    return seeOther(
      isRead(request.method) ? inboxPaths.signInFor(url.pathname + url.search) : inboxPaths.signIn,
    );
  if (staff.mustChangePassword && url.pathname !== inboxPaths.password)
    return seeOther(inboxPaths.password);
  if (
    locals.services.env.ADMIN_SECOND_FACTOR === 'required' &&
    staff.role === 'admin' &&
    !staff.secondFactor &&
    !factorPaths.includes(url.pathname) &&
    !(await locals.services.passkeys.has(staff))
  )
    return seeOther(inboxPaths.secondFactor);
  if (needed === 'reader' && url.pathname === inboxPaths.list && !hasRole(staff.role, 'reader'))
    return seeOther(inboxPaths.content);
  if (needed !== 'anybody' && !hasRole(staff.role, needed))
    return refuse(403, `Your account needs the role ${needed} for this.`);
  return { ...staff, client: locals.clientAddress };
}
