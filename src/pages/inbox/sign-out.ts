import type { APIRoute } from 'astro';
import { requireStaff } from '../../server/auth/requireStaff.ts';
import { inboxPaths } from '../../staff/inboxPaths.ts';

export const POST: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'anybody');
  // Someone who must choose a password first may sign out instead.
  if (staff instanceof Response && staff.status === 403) return staff;
  const headers = new Headers({ Location: inboxPaths.signIn });
  const cookies = await context.locals.services.staffSessions.signOut(
    context.request.headers,
    context.locals.clientAddress,
  );
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
};
