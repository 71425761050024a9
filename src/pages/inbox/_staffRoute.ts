import type { APIContext, APIRoute } from 'astro';
import { refuse, requireStaff } from '../../server/auth/requireStaff.ts';
import { readForm } from '../../server/http/readForm.ts';
import type { StaffRole } from '../../staff/staffRoles.ts';

type SignedIn = Exclude<Awaited<ReturnType<typeof requireStaff>>, Response>;
type Answer = Response | Promise<Response>;

/** An address that only members of staff with a role may ask. */
export const staffRoute =
  (
    role: StaffRole | 'anybody',
    answer: (context: APIContext, staff: SignedIn) => Answer,
  ): APIRoute =>
  async (context) => {
    const staff = await requireStaff(context, role);
    return staff instanceof Response ? staff : answer(context, staff);
  };

/** Room for any form of the inbox but those with long texts or files, which read theirs. */
const maxBytes = 20_000;

/** One that they post a form to. */
export const staffForm = (
  role: StaffRole | 'anybody',
  answer: (context: APIContext, staff: SignedIn, form: FormData) => Answer,
): APIRoute =>
  staffRoute(role, async (context, staff) => {
    const form = await readForm(context.request, maxBytes);
    return form
      ? answer(context, staff, form)
      : refuse(400, 'The form could not be read. Please go back and try again.');
  });
