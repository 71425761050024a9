import { readForm } from '../../../server/http/readForm.ts';
import { staffRoute } from '../_staffRoute.ts';

/** A page that is still open, or has just been left, says so and learns who else has it open. */
export const POST = staffRoute('agent', async (context, staff) => {
  const { viewers } = context.locals.services;
  const { id = '' } = context.params;
  const form = await readForm(context.request, 1000);
  if (form?.has('left')) {
    await viewers.leave(id, staff.email);
    return new Response(null, { status: 204 });
  }
  await viewers.see(id, staff.email, form?.get('answering') === '1');
  return Response.json((await viewers.of([id], staff.email)).get(id) ?? []);
});
