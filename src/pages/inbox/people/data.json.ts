import type { APIRoute } from 'astro';
import { requireStaff } from '../../../server/auth/requireStaff.ts';
import { downloadHeaders } from '../../../server/http/headers.ts';

export const prerender = false;

/** Everything stored about a person, as a copy for them. */
export const GET: APIRoute = async (context) => {
  const staff = await requireStaff(context, 'admin');
  if (staff instanceof Response) return staff;
  const { personalData, log } = context.locals.services;
  const email = context.url.searchParams.get('email') ?? '';
  const submissions = await personalData.collect(staff, email);
  log.info({ staff: staff.email, submissions: submissions.length }, 'personal data exported');
  return new Response(JSON.stringify({ email, submissions }, null, 2), {
    headers: downloadHeaders('application/json', 'personal-data.json'),
  });
};
