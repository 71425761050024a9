import { csvExport, csvResponse } from '../../server/inbox/csv.ts';
import { parseListFilter } from '../../server/inbox/listFilter.ts';
import { writeAuditEvents } from '../../server/store/auditLog.ts';
import { staffRoute } from './_staffRoute.ts';

/** The whole list, with the filters applied. */
export const GET = staffRoute('reader', async (context, staff) => {
  const { db, log } = context.locals.services;
  log.info({ staff: staff.email }, 'list exported');
  const filter = parseListFilter(context.url.searchParams);
  // Not the words searched for, which may be somebody's name.
  const { state, form, from, to } = filter;
  await writeAuditEvents(db, staff, [{ kind: 'list_export', detail: { state, form, from, to } }]);
  return csvResponse(csvExport(db, filter), 'submissions');
});
