import { refuse } from '../../server/auth/requireStaff.ts';
import { readForm } from '../../server/http/readForm.ts';
import { csvOfChosen, csvResponse } from '../../server/inbox/csv.ts';
import { writeAuditEvents } from '../../server/store/auditLog.ts';
import { chosenIn } from './_chosen.ts';
import { staffRoute } from './_staffRoute.ts';

/** The submissions ticked in the list. */
export const POST = staffRoute('reader', async (context, staff) => {
  const form = await readForm(context.request, 20_000);
  const picks = form ? await chosenIn(form, context, staff.email) : [];
  if (picks.length === 0) return refuse(422, 'Nothing was selected. Please go back and try again.');
  const { db, log } = context.locals.services;
  log.info({ staff: staff.email, submissions: picks.length }, 'list exported');
  await writeAuditEvents(db, staff, [{ kind: 'list_export', detail: { chosen: picks.length } }]);
  const ids = picks.map(({ id }) => id);
  return csvResponse(csvOfChosen(db, ids), 'submissions');
});
