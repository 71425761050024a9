import { downloadHeaders } from '../../../server/http/headers.ts';
import { staffRoute } from '../_staffRoute.ts';

/** Everything stored about a person, as a copy for them. */
export const GET = staffRoute('admin', async (context, staff) => {
  const { personalData, log } = context.locals.services;
  const email = context.url.searchParams.get('email') ?? '';
  const submissions = await personalData.collect(staff, email);
  log.info({ staff: staff.email, submissions: submissions.length }, 'personal data exported');
  return new Response(JSON.stringify({ email, submissions }, null, 2), {
    headers: downloadHeaders('application/json', 'personal-data.json'),
  });
});
